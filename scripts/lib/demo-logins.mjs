import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Where the demonstration's own deeds come from, according to the audit trail. */
export const demoUserAgent = 'Demonstration data';

/** @typedef {{ role: string, name: string, email: string, password: string }} DemoLogin */

/** The demonstration people who are shown to whoever tries the portal out; the seed makes them. */
export function demoLogins() {
  /** @type {DemoLogin[]} */
  const logins = JSON.parse(readFileSync(join(root, 'prisma/demo-logins.json'), 'utf8'));
  return logins;
}
