import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(async () => ({
  main: async () =>
    (await import('./lib/tool-command.mjs')).runTool('scripts/seed.ts', {
      trialOnly:
        'Invented claims have no place in a case that is real: this works in trial mode only (PORTAL_MODE=trial).',
    }),
}));
