import { createInterface } from 'node:readline';
import { brokenRuleIn } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import {
  administrator,
  createAdministrator,
  firstAdministrator,
  hasAdministrator,
} from '@/lib/identity/accounts/administrator';
import { pool } from '@/lib/platform/db';

const terminal = createInterface({ input: process.stdin });
const lines = terminal[Symbol.asyncIterator]();

/** Asks on the terminal for what was not given in the environment. */
async function ask(question: string, given: string | undefined) {
  if (given) return given;
  process.stdout.write(`${question}: `);
  const { value = '' } = await lines.next();
  return value;
}

async function main() {
  const first = process.argv.includes('--first');
  if (first && (await hasAdministrator())) return;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const address = { email: await ask('E-mail', ADMIN_EMAIL) };
  const name = first
    ? {}
    : {
        firstName: await ask('First name', undefined),
        lastName: await ask('Last name', undefined),
      };
  const password = await ask('Password, shown as you type', ADMIN_PASSWORD);
  const given = { ...address, ...name, password };
  const input = first ? firstAdministrator.safeParse(given) : administrator.safeParse(given);
  if (!input.success) {
    for (const { path, message } of input.error.issues) {
      console.error(english.ofRule({ path: path.join('.'), ...brokenRuleIn(message) }));
    }
    process.exitCode = 1;
    return;
  }
  await createAdministrator(input.data);
  console.log(`${input.data.email} can now sign in as an administrator.`);
}

main().finally(() => {
  terminal.close();
  return pool.end();
});
