import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/permissions';
import type { NotificationFacts, NotificationType } from '@/lib/notifications/kinds/types';
import { queueNotificationMail } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import type { ReviewStatus } from '@/lib/reference/claim-status';

/** Something that happened to claims, and what is told of it besides who did it. */
type Happening = {
  [Type in NotificationType]: { type: Type } & NotificationFacts[Type];
}[NotificationType];

export type Notice = Happening & {
  claimIds: readonly string[];
  /** When it happened, if not now. */
  at?: Date | undefined;
};

/** The most characters of a review note that a notification repeats. */
const maxNoteExcerpt = 300;

// Rows are taken in the order of people, so that two that gather with the same rows wait for each other in turn.
const insert = `
  INSERT INTO notifications AS n (user_id, type, claim_id, data, created_at)
  SELECT person, $1::"NotificationType", c.id, jsonb_build_object('claimNumber', c.claim_number) || $2::jsonb,
         coalesce($3::timestamptz, clock_timestamp())
  FROM claims c CROSS JOIN LATERAL (
    SELECT c.claimant_id AS person WHERE $4 = 'claimant'
    UNION ALL SELECT $5::uuid WHERE $4 = 'person'
    UNION ALL SELECT c.assigned_to_id WHERE $4 = 'professionals' AND c.assigned_to_id IS NOT NULL
    UNION ALL SELECT id FROM users
      WHERE $4 = 'professionals' AND c.assigned_to_id IS NULL AND role = 'ip_admin' AND status = 'active'
  ) AS told
  WHERE c.id = ANY($6::uuid[]) AND person <> $7::uuid
  ORDER BY person, c.id
  ON CONFLICT (user_id, claim_id, type) WHERE NOT is_read AND type IN ('new_message', 'document_uploaded')
  DO UPDATE SET count = n.count + 1, data = EXCLUDED.data, created_at = EXCLUDED.created_at
  RETURNING id, count`;

/**
 * Tells the people concerned of something that happened to claims, in the transaction in which it does;
 * any number of claims costs one statement. Whoever a claim is handed to is told of that; of all else
 * the other side: the claimant, or for the professionals the assignee, or every active administrator while
 * there is none. Nobody is told of what they did themselves. Messages and
 * documents of one claim gather in one notification until it is read.
 * Each new notification also becomes a letter to whoever wants one. Every notification goes through here.
 */
export async function notify(tx: Transaction, actor: Actor, notice: Notice) {
  const { type, claimIds, at } = notice;
  if (claimIds.length === 0) return;
  const told = await tx.$queryRawUnsafe<{ id: string; count: number }[]>(
    insert,
    type,
    JSON.stringify(factsOf(actor, notice)),
    at ?? null,
    audienceOf(actor, notice),
    notice.type === 'claim_assigned' ? notice.assigneeId : null,
    claimIds,
    actor.id,
  );
  await queueNotificationMail(
    tx,
    told.filter(({ count }) => count === 1).map(({ id }) => id),
  );
}

/** The notice of a new status: asking for information is told as such. */
export const noticeOfStatus = (status: ReviewStatus, reviewNote: string | null): Happening =>
  status === 'info_required'
    ? { type: 'info_required', reviewNote }
    : { type: 'status_change', status, reviewNote };

function audienceOf(actor: Actor, { type }: Notice) {
  if (type === 'claim_assigned') return 'person';
  return isProfessional(actor.role) ? 'claimant' : 'professionals';
}

function factsOf(actor: Actor, notice: Notice) {
  const name = `${actor.firstName} ${actor.lastName}`;
  const note = 'reviewNote' in notice ? excerpt(notice.reviewNote) : '';
  return {
    name,
    ...(isProfessional(actor.role) ? {} : { byClaimant: true }),
    ...(note ? { note } : {}),
    ...('status' in notice ? { status: notice.status } : {}),
  };
}

/** The beginning of a note, whole characters only. */
function excerpt(note: string | null) {
  const characters = [...(note ?? '')];
  return characters.length > maxNoteExcerpt
    ? `${characters.slice(0, maxNoteExcerpt - 1).join('')}…`
    : characters.join('');
}
