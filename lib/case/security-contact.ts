import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { readCase } from './read';

const day = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends. Each reading sets a new date. */
const validDays = 180;

/** security.txt (RFC 9116), with SECURITY_CONTACT or the case's professional. Throws `not_found` without either. */
export async function securityText() {
  const { APP_URL, SECURITY_CONTACT } = env();
  const contact = SECURITY_CONTACT ?? asMail((await readCase()).professionalEmail);
  if (!contact) throw notFound('contact');
  const expires = new Date(Date.now() + validDays * day);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${new URL('/.well-known/security.txt', APP_URL)}`,
  ];
  return `${lines.join('\n')}\n`;
}

const asMail = (address: string | null) =>
  address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
