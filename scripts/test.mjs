import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/test-command.mjs'));
