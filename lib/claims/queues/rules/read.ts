import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { db, type Transaction } from '@/lib/platform/db';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { touchedBelow } from './matching';

/** A rule that proposes to admit claims of a form in full; `below` is rupees with two decimals. */
export interface PresentedRule {
  creditorType: CreditorType;
  on: boolean;
  below: string | null;
}

export interface RulePreview {
  claims: number;
  amount: string;
}

/** Gives the rule of each form; off where nobody has set it. */
export async function readRules(
  from: Pick<Transaction, 'proposalRule'> = db,
): Promise<{ rules: PresentedRule[] }> {
  const rows = await from.proposalRule.findMany();
  const rules = creditorTypes.map((creditorType) => {
    const row = rows.find((one) => one.creditorType === creditorType);
    return { creditorType, on: row?.isOn ?? false, below: row?.below?.toFixed(2) ?? null };
  });
  return { rules };
}

/** The statement behind `previewRule`. */
export const previewStatement = (
  actor: Actor,
  creditorType: CreditorType,
  below: string,
): Statement<RulePreview> => sql`
  SELECT count(*)::int AS claims, coalesce(sum(k.claim_amount), 0)::numeric(30, 2)::text AS amount
  FROM claim_desk k JOIN claims c ON c.id = k.id
  WHERE k.creditor_type = ${creditorType}::"CreditorType" AND ${touchedBelow(below)}
    AND ${visibleIn(actor, 'claim.determine')}`;

/** Tells what a rule would apply to now if it were on. */
export async function previewRule(actor: Actor, creditorType: CreditorType, below: string) {
  const [preview] = await prepared(previewStatement(actor, creditorType, below));
  if (!preview) throw new Error('a count is one row');
  return preview;
}
