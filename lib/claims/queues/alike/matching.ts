import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { undetermined, untouched } from '@/lib/claims/queues/rules/matching';
import { flaggedBesides } from '@/lib/claims/records/flags/columns';
import { readForHeads, remainder } from '@/lib/law/heads';
import { all, type Sql, sql } from '@/lib/platform/sql';
import type { ExampleFound } from './example';
import type { AlikeAsked } from './schema';

/** SQL that tells whether claim `c` claims something under a head that is a field of its form, or the rest of it. */
const claims = (head: string) =>
  head === remainder
    ? sql`c.claim_amount > coalesce(heads_sum(c.creditor_type, c.claim_data), 0)`
    : sql`coalesce(c.claim_data ->> ${head}::text, '') ~ '[1-9]'`;

/** Claims under the head that is asked for, and under none of which the example says nothing. */
function headsFit({ creditorType, shares }: ExampleFound, head: string): Sql {
  const { fields, rows } = readForHeads(creditorType);
  const decided = new Set(shares.map((share) => share.head));
  // Where a form has no field for a head, the whole claim is under one, unless it has rows.
  const named = fields.length > 0 ? [...fields, remainder] : [];
  return all([
    ...named.flatMap((name) => {
      if (name === head) return [claims(name)];
      return decided.has(name) ? [] : [sql`NOT (${claims(name)})`];
    }),
    ...(rows
      ? [sql`coalesce(c.claim_data -> ${rows.field as string}::text, '[]'::jsonb) = '[]'::jsonb`]
      : []),
  ]);
}

const isSameName = (name: string, table = sql`c`) =>
  sql`lower(btrim(${table}.creditor_name)) = lower(btrim(${name}::text))`;

/**
 * Undetermined claims of a company. All have its numbers, which is a flag only against claims of somebody else, or of the same amount, since
 * those may be filed twice.
 */
const ofCompany = (name: string) => sql`${undetermined} AND ${isSameName(name)}
  AND NOT ${flaggedBesides('sameNumbers', 'k')}
  AND NOT EXISTS (
    SELECT FROM claim_identifiers m JOIN claim_identifiers o ON o.hash = m.hash AND o.claim_id <> m.claim_id
      JOIN claims x ON x.id = o.claim_id
    WHERE m.claim_id = k.id AND (x.claim_amount = k.claim_amount OR NOT ${isSameName(name, sql`x`)}))`;

/**
 * SQL over `claim_desk k` and its claim `c` for what the actor may decide like an example: of its form, nothing determined or flagged, in
 * time, and claimed under the same heads.
 */
export const alikeTo = (actor: Actor, example: ExampleFound, { by, head }: AlikeAsked): Sql => sql`
  k.creditor_type = ${example.creditorType}::"CreditorType" AND k.id <> ${example.claimId}::uuid
  AND ${headsFit(example, head)} AND ${by === 'company' ? ofCompany(example.creditorName) : untouched}
  AND ${visibleIn(actor, 'claim.determine')}`;
