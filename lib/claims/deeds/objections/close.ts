import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { recordAudits } from '@/lib/audit/write';
import type { Transaction } from '@/lib/platform/db';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

interface Answered {
  id: string;
  claimId: string;
  list: number;
  determinationId: string;
  number: number;
}

/**
 * Answers the open objections of locked claims by their confirmed determinations. A determination made before the objection
 * does not answer it, even if confirmed later, nor does one that follows from a transfer. Takes two statements for any number.
 */
export async function answerByDetermination(
  tx: Transaction,
  actor: Actor,
  determinationIds: readonly string[],
  at = new Date(),
) {
  const answered = await queryIn(tx)<Answered>(sql`
    UPDATE objections o SET state = 'revised', closed_at = ${at}::timestamptz, answered_by_id = ${actor.id}::uuid,
      determination_id = d.id
    FROM determinations d
    WHERE d.id = ANY(${[...determinationIds]}::uuid[]) AND o.claim_id = d.claim_id AND o.state = 'open'
      AND d.number > o.determined_before AND d.basis <> 'assigned'
    RETURNING o.id, o.claim_id AS "claimId", o.list_number AS list, d.id AS "determinationId", d.number`);
  if (answered.length === 0) return;
  const entries = answered.map(({ id, claimId, ...details }) => ({
    claimId,
    details: { objectionId: id, ...details },
  }));
  await recordAudits(tx, actor, 'objection_answered', entries, at);
}

/** Ends the objections of locked claims that were withdrawn: nobody will answer them. */
export const lapseObjections = (tx: Database, claimIds: readonly string[], at = new Date()) =>
  queryIn(tx)(sql`UPDATE objections SET state = 'lapsed', closed_at = ${at}::timestamptz
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND state = 'open'`);

/** Opens again the objections of a locked claim that its withdrawal at `closedAt` ended. */
export const reopenObjections = (tx: Database, claimId: string, closedAt: Date) =>
  queryIn(tx)(sql`UPDATE objections SET state = 'open', closed_at = NULL
    WHERE claim_id = ${claimId}::uuid AND state = 'lapsed' AND closed_at = ${closedAt}::timestamptz`);
