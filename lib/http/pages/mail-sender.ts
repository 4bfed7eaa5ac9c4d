import 'server-only';
import { connection } from 'next/server';
import { env } from '@/lib/platform/env';

/** The address that letters come from, null where none go out, as in a trial; and the host of their links. */
export async function mailSender() {
  await connection();
  const { APP_URL, MAIL_FROM, SMTP_URL } = env();
  const address = /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return { address: SMTP_URL ? address : null, host: new URL(APP_URL).host };
}
