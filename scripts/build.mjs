import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/build-command.mjs'));
