import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type PresentedRule, readRules } from './read';
import type { RuleChange } from './schema';

const same = (
  one: Pick<PresentedRule, 'on' | 'below'>,
  other: Pick<PresentedRule, 'on' | 'below'>,
) => one.on === other.on && one.below === other.below;

/**
 * Saves the rule of a form and starts a new round through its claims. Throws `rule_changed_meanwhile` when the actor saw
 * another rule.
 */
export function changeRule(
  actor: Actor,
  creditorType: CreditorType,
  { on, below = null, seen }: RuleChange,
): Promise<PresentedRule> {
  return db.$transaction(async (tx) => {
    await queryIn(
      tx,
    )(sql`INSERT INTO proposal_rules (creditor_type) VALUES (${creditorType}::"CreditorType")
      ON CONFLICT DO NOTHING`);
    await queryIn(tx)(
      sql`SELECT 1 FROM proposal_rules WHERE creditor_type = ${creditorType}::"CreditorType" FOR UPDATE`,
    );
    const { rules } = await readRules(tx);
    const before = rules.find((rule) => rule.creditorType === creditorType);
    if (!before) throw new Error('each form has a rule');
    if (seen && !same(seen, before)) throw new PortalError('rule_changed_meanwhile');
    const after = { creditorType, on, below };
    if (same(before, after)) return before;
    await tx.proposalRule.update({
      where: { creditorType },
      data: { isOn: on, below, lookedAt: null, lookedId: null },
    });
    const side = (rule: PresentedRule) => ({ on: rule.on, below: rule.below });
    const change = { field: `rules.${creditorType}`, from: side(before), to: side(after) };
    await recordAudit(tx, actor, 'case_changed', { details: { changes: [change] } });
    return after;
  });
}
