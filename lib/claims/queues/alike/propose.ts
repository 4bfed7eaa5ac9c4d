import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { selectionParts } from '@/lib/access/limits';
import { lockVisibleClaims } from '@/lib/access/lock-claims';
import { caseForDesk, claimsToDetermine } from '@/lib/claims/deeds/determinations/to-determine';
import { auditProposals, writeDeterminations } from '@/lib/claims/deeds/determinations/write';
import { proposalOf } from '@/lib/claims/queues/rules/proposal-of';
import { decidedLike } from '@/lib/law/alike';
import { inPaise, inRupees, totalOf } from '@/lib/law/amounts';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Sql, sql } from '@/lib/platform/sql';
import { ruleLike } from '@/lib/reference/proposal-rule';
import { exampleFor } from './example';
import { alikeTo } from './matching';
import type { AlikePart } from './schema';

/** One transaction proposes so many. */
const partSize = 100;

export interface ProposedAlike {
  proposed: number;
  /** In rupees. */
  admitted: string;
  /** The claim after which the next part goes on; null after the last one. */
  next: string | null;
}

const find = (tx: Transaction, which: Sql, rest: Sql) =>
  queryIn(tx)<{ id: string }>(sql`SELECT k.id FROM claim_desk k JOIN claims c ON c.id = k.id
    WHERE ${which} AND ${rest} ORDER BY k.id LIMIT ${partSize}::int`);

/** Nothing came to the claim: no change of its form, document, or message of its claimant. */
const unchangedSince = (at: AlikePart['until']) => sql`c.updated_at <= ${at}::timestamptz
  AND NOT EXISTS (SELECT FROM documents f WHERE f.claim_id = k.id AND f.uploaded_at > ${at}::timestamptz)
  AND NOT EXISTS (SELECT FROM conversations v WHERE v.claim_id = k.id AND v.claimant_wrote_at > ${at}::timestamptz)`;

/**
 * Proposes for the next part of the claims what the example decided; the actor is who proposes, so where two people are needed another one
 * confirms. Leaves out what was filed, changed, or got a document or a message after the actor saw it. A part sent again finds its own work done. Throws what
 * `exampleFor` throws, and the limit's refusal.
 */
export async function proposeAlike(
  actor: Actor,
  id: string,
  asked: AlikePart,
): Promise<ProposedAlike> {
  await consumeActorLimits(selectionParts, actor);
  const example = await exampleFor(actor, id, asked);
  const rule = ruleLike(example);
  return db.$transaction(async (tx) => {
    const which = sql`${alikeTo(actor, example, asked)} AND ${unchangedSince(asked.until)}`;
    const after = asked.after ? sql`k.id > ${asked.after}::uuid` : sql`true`;
    const ids = (await find(tx, which, after)).map((found) => found.id);
    const locked = await lockVisibleClaims(tx, actor, 'claim.determine', ids);
    // Read after the lock: somebody may have determined them while this waited.
    const still = await find(tx, which, sql`k.id = ANY(${[...locked.keys()]}::uuid[])`);
    const claims = await claimsToDetermine(
      tx,
      still.map((found) => found.id),
    );
    const known = await caseForDesk(tx);
    const made = still.flatMap((found) => {
      const claim = claims.get(found.id);
      const status = locked.get(found.id)?.status;
      const given = claim && decidedLike(claim, example.shares);
      return claim && status && given ? proposalOf(claim, given, { status, rule, known }) : [];
    });
    if (made.length > 0) {
      const written = await writeDeterminations(tx, actor, made, 'proposed');
      await auditProposals(
        tx,
        actor,
        written.map((one) => ({ ...one, rule })),
      );
    }
    const { admitted } = inRupees(totalOf(made.map(({ totals }) => inPaise(totals))));
    const next = ids.length === partSize ? (ids.at(-1) ?? null) : null;
    return { proposed: made.length, admitted, next };
  });
}
