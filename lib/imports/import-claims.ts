import type { Actor } from '@/lib/access/actor';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { watchForBurst } from '@/lib/claims/deeds/filing/burst';
import { requireRoomForClaims } from '@/lib/claims/deeds/filing/claim-bounds';
import { filedBefore, holdFile } from '@/lib/imports/file/duplicate';
import { type Reading, readInto, refuseAndCount, type Sent } from '@/lib/imports/reading/read-into';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { countNewClaimants, inviteClaimants } from '@/lib/imports/writing/claimants';
import { inTransaction } from '@/lib/imports/writing/transaction';
import { writeClaims } from '@/lib/imports/writing/write';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queryIn } from '@/lib/platform/query';
import 'server-only';
import type { PoolClient } from 'pg';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { RowWarning } from '@/lib/imports/rows/warnings';
import { sql } from '@/lib/platform/sql';

type Counts = Pick<ImportAnswer, 'success' | 'incomplete' | 'amounts' | 'invited' | 'alreadyFiled'>;

const answerOf = ({ recognised, summary }: Reading, counts: Counts): ImportAnswer => ({
  ...counts,
  ...summary.result(),
  ...recognised,
});

/**
 * Files each good row of a file as a claim, all in one transaction, and tells what became of each row. A claimant files their
 * own claims; a professional files for the people in the rows, and invites those without an account. Throws `duplicate_file`,
 * `imports_under_way`, `invalid` for a file that is none of this type's claims, `too_many_invitations`, and what
 * {@link requireRoomForClaims} and {@link requireWithinQuota} throw.
 */
export async function importClaims(actor: Actor, sent: Sent, allowDuplicate: boolean) {
  const answer = await inTransaction(true, async (client) => {
    await holdFile(client, actor, sent.file, allowDuplicate);
    const reading = await readInto(client, actor, sent);
    // Invitations come first, so that the refusal of professionals also finds accounts that were opened meanwhile.
    const invited = reading.forOthers ? await inviteClaimants(client, actor) : 0;
    const counts = await refuseAndCount(client, reading);
    await requireRoomForClaims(queryIn(client), actor, counts.success, 'file');
    const answer = answerOf(reading, { ...counts, invited, alreadyFiled: null });
    if (answer.success > 0) {
      const { success: claims, failed: rejected } = answer;
      await writeClaims(client, actor, { ...sent, claims, rejected });
      await requireWithinQuota(queryIn(client), actor);
    }
    return answer;
  });
  if (answer.invited > 0) deliverNow();
  await watchForBurst(actor, answer.success);
  return answer;
}

/**
 * Tells what {@link importClaims} would do, and changes nothing. Names an earlier filing of the same file instead of refusing
 * it. Throws `imports_under_way`, `invalid` and what {@link requireRoomForClaims} throws.
 */
export const checkClaims = (actor: Actor, sent: Sent) =>
  inTransaction(false, async (client) => {
    const before = await filedBefore(client, actor, sent.file);
    const reading = await readInto(client, actor, sent);
    const counts = await refuseAndCount(client, reading);
    await requireRoomForClaims(queryIn(client), actor, counts.success, 'file');
    const invited = reading.forOthers ? await countNewClaimants(client) : 0;
    const alreadyFiled = before && { at: before.at.toISOString(), claims: before.claims };
    const answer = answerOf(reading, { ...counts, invited, alreadyFiled });
    const { creditorType } = sent;
    const again = await onFile(client, actor, { creditorType, forOthers: reading.forOthers });
    return { ...answer, warnings: [...answer.warnings, ...again] };
  });

const rowsTold = 20;

/**
 * Counts the claims in `incoming` whose claimant already has one of the same form and amount that is not withdrawn. Gives one
 * warning with the first 20 rows, or none.
 */
async function onFile(
  client: PoolClient,
  actor: Actor,
  { creditorType, forOthers }: { creditorType: CreditorType; forOthers: boolean },
): Promise<RowWarning[]> {
  const claimant = forOthers
    ? sql`(SELECT u.id FROM users u WHERE u.email = i.email)`
    : sql`${actor.id}::uuid`;
  const [found] = await queryIn(client)<Required<Pick<RowWarning, 'count' | 'rows'>>>(sql`
    SELECT count(*)::int AS count, coalesce((array_agg(i.line ORDER BY i.line))[1:${rowsTold}::int], '{}') AS rows
    FROM incoming i WHERE EXISTS (
      SELECT FROM claims c WHERE c.claimant_id = ${claimant} AND c.creditor_type = ${creditorType}::"CreditorType"
        AND c.claim_amount = i.claim_amount AND c.status <> 'withdrawn')`);
  return found && found.count > 0 ? [{ rule: 'on_file', ...found }] : [];
}
