import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/dev-command.mjs'));
