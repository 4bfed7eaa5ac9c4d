import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As its template takes it: texts in the reader's language, in lists and records. */
export interface PaperText {
  template: string;
  [part: string]: unknown;
}

/** The built server runs in its own folder, to which next.config.ts brings these. */
export const templates = () => join(process.cwd(), 'lib/papers/templates');

/** Names the templates' state: the first 12 hexadecimal digits of a hash over all. */
export function templateEdition() {
  const hash = createHash('sha256');
  for (const name of readdirSync(templates()).sort())
    hash.update(`${name}\0`).update(readFileSync(join(templates(), name)));
  return hash.digest('hex').slice(0, 12);
}
