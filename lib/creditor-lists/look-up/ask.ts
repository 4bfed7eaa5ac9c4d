import { createHash, randomBytes } from 'node:crypto';
import type { Origin } from '@/lib/access/actor';
import { listLookUpsFromAddress, listLookUpsOfClaim } from '@/lib/access/limits';
import { PortalError } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { accountFrom, consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import type { LookUpBody } from './schema';

/** As long as letters may wait that go before its code. */
const waitHours = 24;

/** A look-up's id. */
export const hashOfLookUp = (lookUp: string) => createHash('sha256').update(lookUp).digest();

/** Nobody is written to once more, but a code that was sent, or waits to be, works in this page too. */
const joinCode = (lookUp: string, claimNumber: string) =>
  prepared(sql`
    INSERT INTO list_look_ups (handle_hash, claim_number, queued, seed, code_hash, expires_at)
    SELECT ${hashOfLookUp(lookUp)}, l.claim_number, true, l.seed, l.code_hash, l.expires_at FROM list_look_ups l
    WHERE l.claim_number = ${claimNumber} AND l.expires_at > now()
    ORDER BY l.code_hash IS NULL, l.expires_at DESC LIMIT 1`);

/**
 * Records that somebody looks for a claim, alike for every number, so that neither words nor time tell; the mail's delivery looks
 * further. Of too many for one claim nobody is written to. Gives the id to send with the code. Throws `too_many_requests`.
 */
export async function askForListCode({ claimNumber }: LookUpBody, origin: Origin) {
  await consumeLimit(listLookUpsFromAddress, origin.ipAddress ?? 'unknown');
  const lookUp = randomBytes(24).toString('base64url');
  try {
    await consumeLimit(listLookUpsOfClaim, accountFrom(claimNumber, origin.ipAddress));
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    await joinCode(lookUp, claimNumber);
    return { lookUp };
  }
  await prepared(sql`
    INSERT INTO list_look_ups (handle_hash, claim_number, expires_at)
    VALUES (${hashOfLookUp(lookUp)}, ${claimNumber}, now() + ${waitHours}::int * interval '1 hour')`);
  return { lookUp };
}
