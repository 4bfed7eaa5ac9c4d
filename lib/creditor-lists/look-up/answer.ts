import { timingSafeEqual } from 'node:crypto';
import type { Origin } from '@/lib/access/actor';
import { listCodesFromAddress, listCodesOfClaim } from '@/lib/access/limits';
import { hashOfListCode, listCodeIn, mostTries } from '@/lib/notifications/mail/list-code/code';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { changedIn, prepared } from '@/lib/platform/query';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import { hashOfLookUp } from './ask';
import type { CodeBody } from './schema';
import { standingOf } from './standing';

const deadCode = () =>
  new PortalError('dead_list_code', { issues: [{ path: 'code', rule: 'list_code' }] });

/** How a claim stands in the newest published list; uses the code up. Throws `dead_list_code`, and the limit's refusal. */
export async function answerByCode({ lookUp, code }: CodeBody, origin: Origin) {
  await consumeLimit(listCodesFromAddress, origin.ipAddress ?? 'unknown');
  // Counted before the code is compared, so that many tries at once get no further.
  const [tried] = await prepared<{ claimNumber: string; codeHash: Uint8Array | null }>(sql`
    UPDATE list_look_ups SET tries = tries + 1
    WHERE handle_hash = ${hashOfLookUp(lookUp)} AND tries < ${mostTries}::int AND expires_at > now()
    RETURNING claim_number AS "claimNumber", code_hash AS "codeHash"`);
  if (!tried) throw deadCode();
  await consumeLimit(listCodesOfClaim, tried.claimNumber);
  const hash = hashOfListCode(tried.claimNumber, listCodeIn(code));
  if (!tried.codeHash || !timingSafeEqual(hash, tried.codeHash)) throw deadCode();
  // Always in the same order, so that two pages with one code do not block each other; the first gets it.
  const used = await changedIn(pool)(sql`
    DELETE FROM list_look_ups WHERE id IN (SELECT id FROM list_look_ups
      WHERE claim_number = ${tried.claimNumber} AND code_hash = ${hash} ORDER BY id FOR UPDATE)`);
  if (used === 0) throw deadCode();
  return standingOf(tried.claimNumber);
}
