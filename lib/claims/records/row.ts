import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { keptFlags } from '@/lib/claims/records/flags/columns';
import { isOfClaim } from '@/lib/documents/stored-files';
import { sql } from '@/lib/platform/sql';
import { awaitedOf } from './awaited';
import { claimColumns, filedBeforeProof } from './columns';
import { deskColumnsOf } from './determination-columns';
import { listedIn } from './objection-columns';

/** For professionals only: a claimant must not learn what others have filed. */
export const flagsOf = (actor: Pick<Actor, 'role'>) =>
  isProfessional(actor.role)
    ? sql`, (SELECT ${keptFlags('k')} FROM claim_desk k WHERE k.id = c.id) AS flags`
    : sql``;

/** For its claimant: the number of open questions, the first day to answer by, and the list of creditors that has the claim. */
const forClaimantOf = (actor: Pick<Actor, 'role'>) =>
  isProfessional(actor.role)
    ? sql``
    : sql`, CASE WHEN c.status = 'info_required' THEN (
      SELECT json_build_object('count', count(*)::int, 'due', min(q.due)::text) FROM question_lists q
        JOIN question_items i ON i.list_id = q.id AND i.state = 'asked'
      WHERE q.claim_id = c.id AND q.closed_at IS NULL HAVING count(*) > 0) END AS asked,
      u.email_proven_at IS NOT NULL AND ${filedBeforeProof()} AS "filedBeforeProof",
      ${listedIn} AS "listedIn", ${awaitedOf(actor)} AS awaited`;

/** SQL for a row of a list, over `claims c`, its claimant `users u` and its assignee `users a`. */
export const listRowColumns = (actor: Actor) => sql`${claimColumns}, ${deskColumnsOf(actor)},
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) AS claimant,
  (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id AND ${isOfClaim('d')}) AS "documentCount",
  json_strip_nulls(json_build_object('requiresDocumentUpload', c.claim_data->'requiresDocumentUpload',
    'documentUploadInstructions', c.claim_data->'documentUploadInstructions', 'missingFields', c.claim_data->'missingFields')) AS "claimData"${flagsOf(actor)}${forClaimantOf(actor)}`;
