import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(async () => ({
  main: async () => (await import('./lib/commands/start.mjs')).startBuilt(),
}));
