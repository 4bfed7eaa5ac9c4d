import { registeringProves } from '@/lib/access/proven-address';
import { filedLate } from '@/lib/case/late';
import { changesInShort } from '@/lib/claims/records/change-columns';
import { join, raw, type Sql, sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { lateTrack } from './late-columns';
import { listedIn, newestObjection } from './objection-columns';

const selected = (columns: Readonly<Record<string, Sql>>) =>
  join(Object.entries(columns).map(([name, column]) => sql`${column} AS ${raw(`"${name}"`)}`));

const listed = {
  id: sql`c.id`,
  claimNumber: sql`c.claim_number`,
  creditorType: sql`c.creditor_type`,
  creditorName: sql`c.creditor_name`,
  claimAmount: sql`c.claim_amount::text`,
  claimDescription: sql`c.claim_description`,
  natureOfClaim: sql`c.nature_of_claim`,
  status: sql`c.status`,
  isLate: filedLate('c.submitted_at'),
  lateTrack,
  submittedAt: isoTime('c.submitted_at'),
  assignedToId: sql`c.assigned_to_id`,
  assignedTo: sql`CASE WHEN a.id IS NOT NULL
    THEN json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) END`,
};

export type ClaimColumn = keyof typeof listed;

/** SQL for the columns that rows of lists and whole claims share, over `claims c` and its assignee `users a`. */
export const claimColumns = selected(listed);

/** SQL for the columns that only a whole claim has. */
export const wholeClaimColumns = selected({
  claimData: sql`c.claim_data`,
  receivedBy: sql`c.received_by`,
  reviewNote: sql`c.review_note`,
  withdrawalReason: sql`c.withdrawal_reason`,
  withdrawalNotedBy: sql`(SELECT json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name)
    FROM users w WHERE w.id = c.withdrawal_noted_by_id)`,
  version: sql`c.version`,
  beingExamined: sql`c.quarantine_id IS NOT NULL`,
  updatedAt: isoTime('c.updated_at'),
  listedIn,
  objection: newestObjection,
  changes: changesInShort,
});

/** SQL that tells whether its claimant `users u` filed it before they confirmed their address. */
export const filedBeforeProof = () =>
  registeringProves()
    ? sql`false`
    : sql`c.entered_by_id IS NULL AND (u.email_proven_at IS NULL OR c.submitted_at < u.email_proven_at)`;
