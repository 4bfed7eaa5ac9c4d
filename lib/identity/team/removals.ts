import 'server-only';
import { lockAdministrators } from '@/lib/identity/authentication/as-proven-administrator';
import { resetSecondFactor } from '@/lib/identity/second-factor/take-off';
import { db, type Transaction } from '@/lib/platform/db';
import { type Database, queryIn, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { sql } from '@/lib/platform/sql';
import { hoursToRefuse, type Proposal } from './proposals';
import { setStanding } from './standing';

interface Due {
  userId: string;
  kind: Exclude<Proposal, 'promote'>;
  proposedById: string;
  /** The proposer and the person concerned are still administrators. */
  holds: boolean;
}

const dueStatement: Statement<Due> = sql`
  SELECT a.user_id AS "userId", a.kind, a.proposed_by_id AS "proposedById",
    (u.role = 'ip_admin' AND u.status = 'active' AND p.role = 'ip_admin' AND p.status = 'active') AS holds
  FROM administrator_proposals a JOIN users u ON u.id = a.user_id JOIN users p ON p.id = a.proposed_by_id
  WHERE a.kind <> 'promote' AND a.proposed_at < now() - ${hoursToRefuse}::int * interval '1 hour'
  ORDER BY a.proposed_at LIMIT 1`;

const nextDue = async (tx: Database) => (await queryIn(tx)(dueStatement))[0];

/** Carries out day-old proposals against administrators that nobody refused, if the proposer is still one. */
async function removeDue() {
  while (await nextDue(db))
    await db.$transaction(async (tx) => {
      await lockAdministrators(tx);
      const due = await nextDue(tx);
      if (!due) return;
      await tx.administratorProposal.deleteMany({ where: { userId: due.userId } });
      if (due.holds) await remove(tx, due);
    });
}

async function remove(tx: Transaction, { userId, kind, proposedById: proposedBy }: Due) {
  if (kind === 'reset') return resetSecondFactor(tx, null, { id: userId }, { proposedBy });
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const change =
    kind === 'demote' ? ({ role: 'ip_case_manager' } as const) : ({ status: 'disabled' } as const);
  return setStanding(tx, null, before, change, { proposedBy });
}

/** Carries out due proposals from now on. Several instances may do so at once. */
export const scheduleRemovals = () =>
  everyRound(inRounds('administrators wait to be removed', removeDue));
