import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('../tests/bench/command.mjs'));
