import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { readCase } from './read';

const day = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends. Each reading sets a new date. */
const validDays = 180;

/**
 * The text of security.txt (RFC 9116), which says whom to tell of a weakness in the portal: SECURITY_CONTACT, or else the
 * insolvency professional of the case. Throws `not_found` while there is neither.
 */
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
