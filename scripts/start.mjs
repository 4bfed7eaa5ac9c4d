import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/start-command.mjs'));
