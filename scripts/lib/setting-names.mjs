import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The names of all settings, as .env.example lists them. */
export const settingNames = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm),
].map(([, name]) => String(name));
