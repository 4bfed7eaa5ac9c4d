import { runWithRecentNode } from './lib/node-version.mjs';

// Every command of the portal, in a place where no package is installed yet too: node scripts/daava.mjs help
runWithRecentNode(() => import('./lib/commands/commands.mjs'));
