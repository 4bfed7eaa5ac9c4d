import 'server-only';
import type { WithdrawalDeed } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/**
 * Records a withdrawal, or its undoing, for a locked claim, and queues the letter about it, which no setting of a person
 * switches off.
 */
export async function noteWithdrawal(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  { deed, reason, at }: { deed: WithdrawalDeed; reason: string; at: Date },
) {
  await queryIn(tx)(sql`
    INSERT INTO withdrawal_notes (claim_id, number, deed, reason, taken_by_id, taken_at)
    SELECT ${claimId}::uuid, coalesce(max(number), 0) + 1, ${deed}::"WithdrawalDeed", ${reason}, ${actor.id}::uuid, ${at}::timestamptz
    FROM withdrawal_notes WHERE claim_id = ${claimId}::uuid`);
  await queuePapers(tx, [claimId], ['withdrawal']);
}
