// The last resort for whoever lost phone and recovery codes: npm run second-factor:reset -- <e-mail>

import { english } from '@/lib/format/english-sentences';
import { resetByCommand } from '@/lib/identity/second-factor/take-off';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

const [email] = process.argv.slice(2);

function refuse(why: string) {
  console.error(why);
  process.exitCode = 1;
}

async function main() {
  if (!email) return refuse('Name the e-mail address of the account.');
  await resetByCommand(email);
  console.log(
    'Two-step sign-in is off for this account, which was signed out everywhere and told by mail.',
  );
}

main()
  .catch((error: unknown) => {
    if (!(error instanceof PortalError)) throw error;
    refuse(english.ofError(error));
  })
  .finally(() => pool.end());
