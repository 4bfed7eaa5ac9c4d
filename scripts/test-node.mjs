import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/commands/test-node.mjs'));
