import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { reachOf } from '@/lib/auth/permissions';
import { db, pool } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { type ListedClaim, presentClaim } from './present';
import type { ClaimsQuery } from './schema';
import { claimsVisibleTo } from './visible';

/** One claim the actor may see, whole. Throws `not_found`. */
export async function readClaim(actor: Actor, id: string) {
  const claim = await db.claim.findFirst({
    where: { id, ...claimsVisibleTo(actor, 'claim.read') },
    include: {
      claimant: true,
      assignedTo: true,
      documents: { where: { bucketName: 'claimdocuments' }, orderBy: { uploadedAt: 'asc' } },
    },
  });
  if (!claim) throw notFound('Claim');
  return presentClaim(claim);
}

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

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** The WHERE of a list: what the actor may see, narrowed by what was asked. */
function conditions(actor: Actor, query: ClaimsQuery) {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (sql: string, value: unknown) => {
    values.push(value);
    parts.push(sql.replace('?', `$${values.length}`));
  };
  const reach = reachOf(actor.role, 'claim.read');
  if (reach === 'own') add('c.claimant_id = ?::uuid', actor.id);
  if (reach === 'assigned') add('c.assigned_to_id = ?::uuid', actor.id);
  if (query.status) add('c.status = ?::"ClaimStatus"', query.status);
  if (query.creditorType) add('c.creditor_type = ?::"CreditorType"', query.creditorType);
  if (query.assignedToId === 'unassigned') parts.push('c.assigned_to_id IS NULL');
  else if (query.assignedToId) add('c.assigned_to_id = ?::uuid', query.assignedToId);
  if (query.search) add(`c.search_text LIKE '%' || lower(?) || '%'`, escapeLike(query.search));
  return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}

function prepared<T extends object>(text: string, values: unknown[]) {
  return pool.query<T>({ name: createHash('md5').update(text).digest('hex'), text, values });
}

/** A page of the claims the actor may see, newest first, and how many there are in all. */
export async function listClaims(actor: Actor, query: ClaimsQuery) {
  const { where, values } = conditions(actor, query);
  // The matches of a search are found first, by the trigram index; else the planner may walk the dates.
  const found = query.search ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const page = `
    WITH hits AS ${found} (SELECT c.id, c.submitted_at FROM claims c ${where}),
    shown AS (SELECT id FROM hits ORDER BY submitted_at DESC, id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2})
    SELECT ${row}
    FROM shown JOIN claims c USING (id) JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
    ORDER BY c.submitted_at DESC, c.id DESC`;
  const [claims, total] = await Promise.all([
    prepared<ListedClaim>(page, [...values, query.limit, (query.page - 1) * query.limit]),
    prepared<{ total: number }>(`SELECT count(*)::int AS total FROM claims c ${where}`, values),
  ]);
  return { claims: claims.rows, total: total.rows[0]?.total ?? 0 };
}
