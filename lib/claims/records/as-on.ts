import 'server-only';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** SQL for the first moment after a day in India (`YYYY-MM-DD`). */
export const end = (day: string) =>
  sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

/**
 * SQL for the version of a claim's form on a day, over `claims c`, for a lateral join as `v`; no row when the present form
 * stood then. A correction of a claim from paper counts from the start, because the paper always said it. For a claim that was
 * never changed, the database does not look into the versions.
 */
export const versionOn = (day: string): Sql => sql`
  SELECT w.version, w.claim_data FROM claim_versions w
  WHERE c.version > 1 AND w.claim_id = c.id AND w.replaced_at >= ${end(day)} AND w.replaced_by_id = c.claimant_id
  ORDER BY w.version LIMIT 1`;

const byType = (of: (type: (typeof creditorTypes)[number]) => string) =>
  `CASE c.creditor_type ${creditorTypes.map((type) => `WHEN '${type}' THEN ${of(type)}`).join(' ')} END`;

/** SQL for the values of a claim's form on the day of {@link versionOn}, over `claims c` and its `v`. */
export const stood = {
  version: raw('coalesce(v.version, c.version)'),
  data: raw('coalesce(v.claim_data, c.claim_data)'),
  name: raw(`CASE WHEN v.version IS NULL THEN c.creditor_name
    ELSE coalesce(v.claim_data ->> ${byType((type) => `'${formOf(type).creditorName}'`)}, '') END`),
  amount: raw(
    `CASE WHEN v.version IS NULL THEN c.claim_amount ELSE (v.claim_data ->> 'claimAmount')::numeric(18, 2) END`,
  ),
  nature: raw(`CASE WHEN v.version IS NULL THEN c.nature_of_claim
    ELSE ${byType((type) => {
      const fixed = formOf(type).natureOfClaim;
      return fixed ? `'${fixed}'` : `coalesce(v.claim_data ->> 'natureOfClaim', '')`;
    })} END`),
} as const satisfies Record<string, Sql>;
