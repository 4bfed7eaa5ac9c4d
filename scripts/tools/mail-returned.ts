// A mail server hands a message over that came to MAIL_FROM: npm run mail:returned < message

import { takeReturned } from '@/lib/notifications/mail/returned/take';
import { pool } from '@/lib/platform/db';

/** A bounce and its report stand at the beginning; letters that came back whole may be long. */
const mostCharacters = 1_000_000;

/** By which a mail server knows that it has to hand the message over again (sysexits.h). */
const tryAgain = 75;

async function main() {
  let raw = '';
  for await (const part of process.stdin.setEncoding('utf8'))
    if (raw.length < mostCharacters) raw += part;
  console.log(await takeReturned(raw));
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = tryAgain;
  })
  .finally(() => pool.end());
