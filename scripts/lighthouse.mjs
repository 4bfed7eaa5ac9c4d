import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/commands/lighthouse.mjs'));
