// A registry mirror that carries only this machine's platform leaves the other platforms' optional
// packages out of package-lock.json, and then `npm ci` refuses the file everywhere. Run by hand
// after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { completed } from './lib/packages/lockfile.mjs';

const before = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { lockfile, added } = completed(before);
if (added.length) writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(added.length ? `Added ${added.join(', ')}` : 'package-lock.json is complete');
