// The last resort for whoever lost phone and recovery codes: npm run second-factor:reset -- <e-mail>

import { resetByCommand } from '@/lib/identity/second-factor/reset';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

const [email] = process.argv.slice(2);

async function main() {
  if (!email) throw new PortalError('invalid', 'Name the e-mail address of the account.');
  await resetByCommand(email);
  console.log(
    'Two-step sign-in is off for this account, which was signed out everywhere and told by mail.',
  );
}

main()
  .catch((error: unknown) => {
    if (!(error instanceof PortalError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
