import { runWithRecentNode } from './lib/node-version.mjs';

// The portal's commands by the names that package.json gives them: node scripts/tool.mjs audit:verify
runWithRecentNode(() => import('./lib/commands/tool.mjs'));
