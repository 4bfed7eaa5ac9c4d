import { runWithRecentNode } from './lib/node-version.mjs';

runWithRecentNode(() => import('./lib/commands/gallery.mjs'));
