import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { claimsMatching } from '@/lib/claims/queues/lists/filter';
import { newestSteps } from '@/lib/claims/records/late-columns';
import { isOfClaim } from '@/lib/documents/stored-files';
import { type Sql, sql } from '@/lib/platform/sql';
import { columns } from './columns';
import { inFull } from './literal';
import type { ReportBody } from './schema';

/** Over `claims c`, only those that the actor may export. */
export function claimsIn(actor: Actor, { claimIds, filters = {} }: ReportBody): Sql {
  if (!claimIds) return claimsMatching(actor, filters, 'report.export');
  const chosen = sql`c.id = ANY (${`{${claimIds.join(',')}}`}::uuid[])`;
  return sql`${chosen} AND ${visibleIn(actor, 'report.export')}`;
}

// For many claims counting all documents at once is faster, for few one by one.
const manyClaims = 5_000;
const counted = `SELECT claim_id, count(*) AS count FROM documents WHERE ${isOfClaim('documents').text}`;
const documentsOf = (rows: number) =>
  rows < manyClaims
    ? `LEFT JOIN LATERAL (${counted} AND claim_id = c.id GROUP BY claim_id) d ON true`
    : `LEFT JOIN (${counted} AND claim_id IS NOT NULL GROUP BY claim_id) d ON d.claim_id = c.id`;

/** SQL for a report of about `rows` claims, newest first. Its columns have the names of {@link columns}. */
export const rowsOf = (where: Sql, rows: number) => `
  SELECT ${columns.map(({ name, sql }) => `${sql} AS "${name}"`).join(', ')}
  FROM claims c JOIN users u ON u.id = c.claimant_id LEFT JOIN users a ON a.id = c.assigned_to_id
  LEFT JOIN claim_desk k ON k.id = c.id
  LEFT JOIN determinations f ON f.claim_id = c.id AND f.state = 'confirmed'
  LEFT JOIN determinations p ON p.claim_id = c.id AND p.state IN ('proposed', 'returned')
  LEFT JOIN ${inFull(newestSteps)} l ON l.claim_id = c.id
  ${documentsOf(rows)} WHERE ${inFull(where)}
  ORDER BY c.submitted_at DESC, c.id DESC`;
