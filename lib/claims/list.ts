import type { Actor } from '@/lib/auth/actor';
import { bindings, prepared } from '@/lib/prepared';
import { claimsMatching } from './filter';
import { orderBy } from './order';
import type { ListedClaim } from './present';
import type { ClaimsQuery } from './schema';

const row = `
  c.id, c.claim_number AS "claimNumber", c.creditor_type AS "creditorType", c.creditor_name AS "creditorName",
  c.claim_amount::text AS "claimAmount", c.claim_description AS "claimDescription",
  c.nature_of_claim AS "natureOfClaim", c.status, c.is_late AS "isLate",
  to_char(c.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "submittedAt",
  c.assigned_to_id AS "assignedToId",
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) END AS "assignedTo",
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) AS claimant,
  (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id AND d.bucket_name = 'claimdocuments') AS "documentCount",
  json_strip_nulls(json_build_object('requiresDocumentUpload', c.claim_data->'requiresDocumentUpload',
    'documentUploadInstructions', c.claim_data->'documentUploadInstructions')) AS "claimData"`;

/** A page of the claims the actor may see, in the order asked, and how many there are in all. */
export async function listClaims(actor: Actor, query: ClaimsQuery) {
  const { values, bind } = bindings();
  const where = claimsMatching(actor, query, bind);
  // The matches of a search are found first, by the trigram index; else the planner may walk the dates.
  const found = query.search ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const text = `
    WITH hits AS ${found} (SELECT c.id, c.submitted_at, c.claim_amount, c.status FROM claims c ${where}),
    shown AS (SELECT id FROM hits ORDER BY ${orderBy(query, 'hits')}
      LIMIT ${bind(query.limit)} OFFSET ${bind((query.page - 1) * query.limit)})
    SELECT (SELECT count(*) FROM hits)::int AS total, page.*
    FROM (SELECT 1) AS one LEFT JOIN (SELECT ${row}, row_number() OVER (ORDER BY ${orderBy(query, 'c')}) AS place
      FROM shown JOIN claims c USING (id)
      JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id) AS page ON true
    ORDER BY page.place`;
  const rows = await prepared<{ total: number; place: unknown } & ListedClaim>({ text, values });
  const claims = rows.filter(({ id }) => id).map(({ total: _, place: __, ...claim }) => claim);
  return { claims, total: rows[0]?.total ?? 0 };
}
