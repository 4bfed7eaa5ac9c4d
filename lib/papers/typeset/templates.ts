import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a paper says, as its template takes it: texts in the reader's language, in lists and records. */
export interface PaperText {
  template: string;
  [part: string]: unknown;
}

/** Where the templates are. The server that was built runs in its own folder, to which next.config.ts brings them. */
export const templates = () => join(process.cwd(), 'lib/papers/templates');

/** Names the templates as they are: the first 12 hexadecimal digits of a hash over all of them. */
export function templateEdition() {
  const hash = createHash('sha256');
  for (const name of readdirSync(templates()).sort())
    hash.update(`${name}\0`).update(readFileSync(join(templates(), name)));
  return hash.digest('hex').slice(0, 12);
}
