import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { ownedIn } from '@/lib/access/proven-address';
import { isProfessional } from '@/lib/access/role';
import { fullName } from '@/lib/format/person';
import {
  type AskedQuestions,
  type NotificationFacts,
  type NotificationType,
  type PersonFact,
  personFacts,
} from '@/lib/notifications/kinds/types';
import { queueNotificationMail } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isClosed, type ReviewStatus } from '@/lib/reference/claim-status';

type Happening = {
  [Type in NotificationType]: { type: Type } & NotificationFacts[Type];
}[NotificationType];

export type Notice = Happening & {
  claimIds: readonly string[];
  /** When it happened, if not now. */
  at?: Date | undefined;
  /** People who get a letter about it by mail get no second mail. */
  byLetter?: boolean | undefined;
  /** Tells this side, and not the other side of the actor; the office of what came from a creditor on paper, in the creditor's name. */
  to?: 'claimant' | 'office';
};

const maxNoteExcerpt = 300;

/**
 * Tells people what happened to claims, in the change's transaction; `actor` null: by itself, to claimants. A new assignee, or
 * the person whose proposal was returned, hears of that; everything else goes to the other side: claimant, assignee, or without
 * an active one every active administrator. Never to the actor, or to a claimant without an account. A claim's messages and
 * documents share a notification until it is read. Mails who wants it, unless a letter says the same.
 */
export async function notify(tx: Transaction, actor: Actor | null, notice: Notice) {
  const { type, claimIds, at, byLetter } = notice;
  if (claimIds.length === 0) return;
  const facts = JSON.stringify(factsOf(actor, notice));
  // Rows are taken in the order of people, so that two transactions with the same rows cannot block each other.
  const told = await queryIn(tx)<{ id: string; count: number }>(sql`
    INSERT INTO notifications AS n (user_id, type, claim_id, data, created_at)
    SELECT person, ${type}::"NotificationType", c.id,
      jsonb_build_object('claimNumber', c.claim_number) || ${facts}::jsonb${decides(notice) ? amounts : sql``}${notice.to === 'office' ? fromCreditor : sql``},
      coalesce(${at ?? null}::timestamptz, clock_timestamp())
    FROM claims c CROSS JOIN LATERAL (${audienceOf(actor, notice)}) AS told (person)
    WHERE c.id = ANY(${[...claimIds]}::uuid[]) AND person IS DISTINCT FROM ${actor?.id ?? null}::uuid
    ORDER BY person, c.id
    ON CONFLICT (user_id, claim_id, type) WHERE NOT is_read AND type IN ('new_message', 'document_uploaded')
    DO UPDATE SET count = n.count + 1, data = EXCLUDED.data, created_at = EXCLUDED.created_at
    RETURNING id, count`);
  await queueNotificationMail(
    tx,
    told.filter(({ count }) => count === 1).map(({ id }) => id),
    byLetter,
  );
}

/** Tells the confirmed owner of a new creditor's address about a transfer, without a link, since the claim is somebody else's. */
export async function notifyTransferee(
  tx: Transaction,
  actor: Actor,
  notice: Extract<Notice, { type: 'transfer' }>,
  email: string | null,
) {
  if (email === null) return;
  const data = JSON.stringify({ ...factsOf(actor, notice), toYou: true });
  await queryIn(tx)(sql`
    WITH told AS (
      INSERT INTO notifications (user_id, type, data, created_at)
      SELECT u.id, 'transfer', jsonb_build_object('claimNumber', c.claim_number) || ${data}::jsonb, clock_timestamp()
      FROM users u JOIN claims c ON c.id = ANY(${[...notice.claimIds]}::uuid[])
      WHERE u.email = ${email}::citext AND u.role = 'claimant' AND u.status = 'active' AND u.id <> ${actor.id}::uuid
        AND ${ownedIn('u')}
      RETURNING id, user_id),
    mailed AS (
      INSERT INTO mail_queue (user_id, kind, notification_id, by_stranger)
      SELECT told.user_id, 'notification', told.id, ${!isProfessional(actor.role)}::boolean FROM told JOIN users u ON u.id = told.user_id
      WHERE NOT 'transfer' = ANY(u.mail_off))
    SELECT count(*)::int FROM told`);
}

/** The notice of a new status; asking for information has a kind of its own. */
export const noticeOfStatus = (status: ReviewStatus, reviewNote: string | null): Happening =>
  status === 'info_required'
    ? { type: 'info_required', reviewNote }
    : { type: 'status_change', status, reviewNote };

const personOf = (notice: Notice & { [Fact in PersonFact]?: string }) =>
  personFacts.map((fact) => notice[fact]).find(Boolean) ?? null;

const decides = (notice: Notice) =>
  (notice.type === 'determination' && notice.objection === undefined) ||
  (notice.type === 'status_change' &&
    'status' in notice &&
    notice.status !== 'withdrawn' &&
    isClosed(notice.status));

/** Adds the amounts of the determination in force of `c`, if any. */
const amounts = sql` || coalesce((SELECT jsonb_build_object('amounts', jsonb_build_object('admitted', d.admitted::text,
    'contingent', d.contingent::text, 'notAdmitted', d.not_admitted::text))
  FROM determinations d WHERE d.claim_id = c.id AND d.state = 'confirmed'), '{}')`;

const fromCreditor = sql` || jsonb_build_object('name', c.creditor_name, 'byClaimant', true)`;

/** SQL over the claim `c` with the id of each person. */
function audienceOf(actor: Actor | null, notice: Notice) {
  const person = personOf(notice);
  if (person) return sql`SELECT ${person}::uuid`;
  const to = notice.to ?? (actor && !isProfessional(actor.role) ? 'office' : 'claimant');
  if (to === 'claimant')
    return sql`SELECT id FROM users WHERE id = c.claimant_id AND email IS NOT NULL`;
  const assignee = sql`SELECT a.id FROM users a WHERE a.id = c.assigned_to_id AND a.status = 'active'`;
  return sql`
    ${assignee}
    UNION ALL SELECT id FROM users WHERE role = 'ip_admin' AND status = 'active' AND NOT EXISTS (${assignee})`;
}

/** Not stored as they are: they say who gets it, when and how. */
const apart = new Set([
  ...'type claimIds at byLetter to reviewNote questions'.split(' '),
  ...personFacts,
]);

function factsOf(actor: Actor | null, notice: Notice) {
  const note = 'reviewNote' in notice ? excerpt(notice.reviewNote) : '';
  return {
    ...Object.fromEntries(Object.entries(notice).filter(([name]) => !apart.has(name))),
    name: actor ? fullName(actor) : '',
    ...(actor && !isProfessional(actor.role) && { byClaimant: true }),
    ...(note && { note }),
    ...('questions' in notice && notice.questions && { questions: shortened(notice.questions) }),
  };
}

const shortened = (questions: AskedQuestions): AskedQuestions => ({
  ...questions,
  items: questions.items.map(({ text, code }) => ({ text: excerpt(text), code: code ?? null })),
});

/** Never cuts within a character. */
function excerpt(note: string | null) {
  const characters = [...(note ?? '')];
  return characters.length > maxNoteExcerpt
    ? `${characters.slice(0, maxNoteExcerpt - 1).join('')}…`
    : characters.join('');
}
