import { createHash, randomBytes } from 'node:crypto';
import type { Origin } from '@/lib/access/actor';
import { listLookUpsFromAddress, listLookUpsOfClaim } from '@/lib/access/limits';
import { PortalError } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { accountFrom, consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import type { LookUpBody } from './schema';

/** How long a look-up waits for its letter, in minutes. */
const waitMinutes = 60;

/** The id of a look-up. */
export const hashOfLookUp = (lookUp: string) => createHash('sha256').update(lookUp).digest();

/**
 * Records that somebody looks for a claim in the published list. It does the same whether the number exists or not, so that
 * neither words nor time tell; the delivery of mail does the rest. A claim looked for too often is not recorded. Gives the id
 * to send along with the code. Throws `too_many_requests` for somebody who asks too often, for whatever numbers.
 */
export async function askForListCode({ claimNumber }: LookUpBody, origin: Origin) {
  await consumeLimit(listLookUpsFromAddress, origin.ipAddress ?? 'unknown');
  const lookUp = randomBytes(24).toString('base64url');
  try {
    await consumeLimit(listLookUpsOfClaim, accountFrom(claimNumber, origin.ipAddress));
  } catch (error) {
    if (error instanceof PortalError) return { lookUp };
    throw error;
  }
  await prepared(sql`
    INSERT INTO list_look_ups (handle_hash, claim_number, expires_at)
    VALUES (${hashOfLookUp(lookUp)}, ${claimNumber}, now() + ${waitMinutes}::int * interval '1 minute')`);
  return { lookUp };
}
