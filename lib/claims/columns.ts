import { filedLate } from '@/lib/case/late';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

/** What a claim in a list and a whole claim both carry, over `claims c` and its assignee `users a`. */
export const claimColumns = sql`
  c.id, c.claim_number AS "claimNumber", c.creditor_type AS "creditorType", c.creditor_name AS "creditorName",
  c.claim_amount::text AS "claimAmount", c.claim_description AS "claimDescription",
  c.nature_of_claim AS "natureOfClaim", c.status, ${filedLate('c.submitted_at')} AS "isLate",
  ${isoTime('c.submitted_at')} AS "submittedAt", c.assigned_to_id AS "assignedToId",
  CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) END AS "assignedTo"`;
