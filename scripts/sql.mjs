import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(async () => ({
  main: async () => (await import('./lib/tool-command.mjs')).runTool('scripts/sql.ts'),
}));
