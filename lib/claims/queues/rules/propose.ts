import 'server-only';
import { inFull } from '@/lib/claims/deeds/determinations/in-full';
import { caseForDesk, claimsToDetermine } from '@/lib/claims/deeds/determinations/to-determine';
import { auditProposals, writeDeterminations } from '@/lib/claims/deeds/determinations/write';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { ruleBelow } from '@/lib/reference/proposal-rule';
import { touchedBelow } from './matching';
import { proposalOf } from './proposal-of';

/** The most claims and proposals in one transaction. */
const lookedAtOnce = 2_000;
const proposedAtOnce = 100;
const runMs = 5_000;

interface Rule {
  creditorType: CreditorType;
  below: string;
  lookedAt: Date | null;
  lookedId: string | null;
}

interface FiledClaim {
  id: string;
  at: Date;
}

/** Gives the next claims of a rule's form in the order of filing, and which of them it applies to. */
async function look(tx: Transaction, { creditorType, below, lookedAt, lookedId }: Rule) {
  const after = lookedId
    ? sql`AND (k.submitted_at, k.id) > (${lookedAt}::timestamptz, ${lookedId}::uuid)`
    : sql``;
  const rows = await queryIn(tx)<FiledClaim & { touched: boolean }>(sql`
    WITH looked AS MATERIALIZED (SELECT k.id, k.submitted_at FROM claim_desk k
      WHERE k.queue = 'to_verify' AND k.creditor_type = ${creditorType}::"CreditorType" ${after}
      ORDER BY k.submitted_at, k.id LIMIT ${lookedAtOnce}::int),
    last AS (SELECT id, submitted_at AS at, false AS touched FROM looked ORDER BY submitted_at DESC, id DESC LIMIT 1),
    found AS (SELECT k.id, k.submitted_at AS at, true AS touched FROM looked JOIN claim_desk k ON k.id = looked.id
      JOIN claims c ON c.id = k.id WHERE ${touchedBelow(below)}
      ORDER BY k.submitted_at, k.id LIMIT ${proposedAtOnce}::int)
    SELECT * FROM found UNION ALL SELECT * FROM last`);
  const found = rows.filter(({ touched }) => touched);
  const last = rows.find(({ touched }) => !touched);
  return { found, last: found.length === proposedAtOnce ? found.at(-1) : last };
}

/** Locks those of these claims that nobody else has locked and the rule still applies to. */
async function hold(tx: Transaction, below: string, ids: readonly string[]) {
  const held = await queryIn(tx)<{ id: string }>(sql`
    SELECT id FROM claims WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`);
  // Read after the lock: they may have changed since they were found.
  return queryIn(tx)<{ id: string; status: ClaimStatus }>(sql`
    SELECT c.id, c.status FROM claim_desk k JOIN claims c ON c.id = k.id
    WHERE k.id = ANY(${held.map(({ id }) => id)}::uuid[]) AND ${touchedBelow(below)} ORDER BY k.submitted_at, k.id`);
}

/** Runs one transaction of a rule; false when its round is over, it is off, or another instance follows it. */
const goOn = (creditorType: CreditorType) =>
  db.$transaction(async (tx) => {
    const [rule] = await queryIn(tx)<Rule>(sql`
      SELECT creditor_type AS "creditorType", below::text, looked_at AS "lookedAt", looked_id AS "lookedId"
      FROM proposal_rules WHERE creditor_type = ${creditorType}::"CreditorType" AND is_on FOR UPDATE SKIP LOCKED`);
    if (!rule) return false;
    const { found, last } = await look(tx, rule);
    const held =
      found.length > 0
        ? await hold(
            tx,
            rule.below,
            found.map(({ id }) => id),
          )
        : [];
    const claims = await claimsToDetermine(
      tx,
      held.map(({ id }) => id),
    );
    const known = await caseForDesk(tx);
    const name = ruleBelow(rule.below);
    const made = held.flatMap(({ id, status }) => {
      const claim = claims.get(id);
      return claim ? proposalOf(claim, inFull(claim), { status, rule: name, known }) : [];
    });
    await tx.proposalRule.update({
      where: { creditorType },
      data: { lookedAt: last?.at ?? null, lookedId: last?.id ?? null },
    });
    if (made.length > 0) {
      const written = await writeDeterminations(tx, null, made, 'proposed');
      await auditProposals(
        tx,
        null,
        written.map((one) => ({ ...one, rule: name })),
      );
    }
    return last !== undefined;
  });

/**
 * Lets each active rule propose for a few seconds. The next run goes on where this one stopped, and starts again after the last
 * claim. Of several instances, one follows a rule at a time.
 */
export async function proposeByRules() {
  const until = Date.now() + runMs;
  const on = await db.proposalRule.findMany({
    where: { isOn: true },
    select: { creditorType: true },
  });
  let going = on.map(({ creditorType }) => creditorType);
  while (going.length > 0 && Date.now() < until) {
    const further: CreditorType[] = [];
    for (const creditorType of going) if (await goOn(creditorType)) further.push(creditorType);
    going = further;
  }
}
