import type { PaperSubject } from '@/generated/prisma/enums';
import { type Language, languages } from '@/lib/i18n/language';
import { type Database, queryIn } from '@/lib/platform/query';
import 'server-only';
import { stepsWithLetter } from '@/lib/law/late-track';
import { type Sql, sql, words } from '@/lib/platform/sql';
import { type About, kindsAbout, kindsWithDay, letterKinds, type PaperKind } from './kinds';

interface Asked {
  /** Gives the ids of claims that are locked, or new. */
  claims: Sql;
  /** In this order. */
  kinds: readonly PaperKind[];
  /** Null means the language of each claimant's account. */
  language?: Language | null;
  /** The share whose many papers are asked for at once: they wait until those of single people are made. */
  bulk?: string | undefined;
  /** Whether somebody asks for it by hand: then it is not sent automatically. */
  byHand?: boolean;
  /** The answer that was not enough: the letter asks its question again. */
  returned?: string | undefined;
  /** The number of the list that letters tell of. */
  list?: number | undefined;
}

/** Who makes a paper holds the advisory lock of its id under this number. */
export const paperLock = 41;

/** A subject as the database names it. */
const named = (subject: PaperSubject) => words([subject]);

/**
 * What papers about something tell of, for a claim `c`: none, or one row of kind and id, and the version of the claim that it read,
 * if it read one.
 */
const subjectsOf = ({
  byHand,
  returned,
  list,
}: Pick<Asked, 'byHand' | 'returned' | 'list'>): Record<About, Sql> => ({
  claim: sql`SELECT ${named('claim')}, c.id, NULL::int`,
  determination: sql`SELECT ${named('determination')}, d.id, d.claim_version FROM determinations d
    WHERE d.claim_id = c.id AND d.state = 'confirmed'`,
  questions: asked(byHand, returned),
  late_step: sql`SELECT ${named('late_step')}, l.id, NULL::int FROM late_claim_steps l WHERE l.claim_id = c.id AND l.number = (
    SELECT max(number) FROM late_claim_steps WHERE claim_id = c.id AND step::text = ANY(${[...stepsWithLetter]}::text[]))`,
  objection: sql`(SELECT ${named('objection')}, o.id, NULL::int FROM objections o WHERE o.claim_id = c.id AND o.state = 'refused'
    ORDER BY o.closed_at DESC, o.list_number DESC LIMIT 1)`,
  withdrawal: sql`(SELECT ${named('withdrawal_note')}, w.id, NULL::int FROM withdrawal_notes w WHERE w.claim_id = c.id
    ORDER BY w.number DESC LIMIT 1)`,
  list: byHand ? asBefore('listed') : toldOf(list),
  change: sql`(SELECT ${named('change_request')}, r.id, NULL::int FROM change_requests r
    WHERE r.claim_id = c.id AND r.received_by IS NOT NULL AND r.state IN ('accepted', 'declined') ORDER BY r.closed_at DESC, r.id DESC LIMIT 1)`,
});

/** What the newest letter of this kind was about. */
const asBefore = (kind: PaperKind) =>
  sql`(SELECT p.subject_kind::text, p.subject_id, NULL::int FROM papers p
    WHERE p.claim_id = c.id AND p.kind = ${words([kind])} ORDER BY p.number DESC LIMIT 1)`;

/** That a list is published, or that it is withdrawn. */
const toldOf = (list: number | undefined) => sql`
  SELECT CASE WHEN l.state = 'withdrawn' THEN ${named('list_withdrawn')} ELSE ${named('list_published')} END,
    CASE WHEN l.state = 'withdrawn' THEN t.withdrawn_id ELSE t.published_id END, NULL::int
  FROM creditor_list_tellings t JOIN creditor_lists l ON l.number = t.list_number WHERE t.list_number = ${list ?? null}::int`;

/** What a letter of questions asks: a thing again, by hand what the newest letter did, or the newest list. */
function asked(byHand: boolean | undefined, returned: string | undefined) {
  if (returned) return sql`SELECT ${named('question_answer')}, ${returned}::uuid, NULL::int`;
  return byHand
    ? asBefore('questions')
    : sql`(SELECT ${named('question_list')}, q.id, NULL::int FROM question_lists q WHERE q.claim_id = c.id
        ORDER BY q.number DESC LIMIT 1)`;
}

/**
 * The statement that queues papers of claims as they are now, where a claim has what they are about. A decision is about the
 * determination in force; a letter about a late claim, about its newest mark. A letter of questions is about the newest list or a
 * question asked again; a letter about an objection, the one refused last; a letter about a withdrawal, the newest note; a letter about
 * a list, that it is published or withdrawn; a letter about requests on paper, the one answered last. A letter is of the version that its determination
 * read, or that the first letter about the same thing is of; any other paper, of the newest. A new paper replaces the older one of
 * the same kind; one that says what the form says, and that nobody has begun to make, tells of the newest form instead. If a paper in the
 * same language already says the same, no new one is queued.
 */
export const papersQueued = ({
  claims,
  kinds,
  language = null,
  bulk,
  byHand = false,
  returned,
  list,
}: Asked): Sql => {
  const subjects = Object.entries(subjectsOf({ byHand, returned, list })).map(
    ([about, found]) =>
      sql`SELECT * FROM (${found}) AS found (kind, id, version) WHERE asked.kind IN (${words(kindsAbout(about as About))})`,
  );
  return sql`
  WITH wanted AS (
    SELECT c.id AS claim_id, c.claimant_id, asked.kind::"PaperKind" AS kind, coalesce(subject.version, told.claim_version, c.version) AS version,
      subject.kind::"PaperSubject" AS subject_kind, subject.id AS subject_id,
      coalesce(${language}::text, CASE WHEN u.language = ANY(${[...languages]}::text[]) THEN u.language ELSE 'en' END) AS language,
      coalesce((SELECT max(p.number) FROM papers p WHERE p.claim_id = c.id), 0)
        + row_number() OVER (PARTITION BY c.id ORDER BY asked.place) AS number
    FROM (${claims}) AS chosen (id) JOIN claims c ON c.id = chosen.id JOIN users u ON u.id = c.claimant_id
      CROSS JOIN unnest(${[...kinds]}::text[]) WITH ORDINALITY AS asked (kind, place)
      CROSS JOIN LATERAL (${subjects.reduce((union, one) => sql`${union} UNION ALL ${one}`)}) AS subject (kind, id, version)
      LEFT JOIN LATERAL (SELECT p.claim_version FROM papers p WHERE p.claim_id = c.id AND p.kind = asked.kind::"PaperKind"
        AND p.subject_id = subject.id ORDER BY p.number LIMIT 1) AS told ON subject.kind <> 'claim'),
  lettered AS (
    SELECT *, NOT ${byHand}::boolean AND kind::text = ANY(${[...letterKinds]}::text[]) AS letter FROM wanted),
  unmade AS MATERIALIZED (
    SELECT p.id, w.version FROM lettered w JOIN papers p ON p.claim_id = w.claim_id AND p.kind = w.kind
      AND p.language = w.language AND p.subject_id = w.subject_id AND p.letter = w.letter
    WHERE w.subject_kind = 'claim' AND p.state = 'queued' AND p.replaced_by_id IS NULL AND p.claim_version < w.version),
  renewed AS (
    UPDATE papers p SET claim_version = u.version FROM unmade u
    WHERE p.id = u.id AND p.state = 'queued' AND pg_try_advisory_xact_lock(hashtextextended(u.id::text, ${paperLock}::int))
    RETURNING p.id, p.claim_id, p.kind, p.claim_version, p.subject_id),
  fresh AS (
    INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter, share, rank)
    SELECT claim_id, number, kind, language, version, subject_kind, subject_id, letter,
      coalesce(${bulk ?? null}::text, CASE WHEN subject_kind = 'claim' THEN claimant_id::text ELSE 'office' END),
      CASE WHEN kind::text = ANY(${[...kindsWithDay]}::text[]) THEN 0 ELSE 1 END + ${bulk === undefined ? 0 : 2}::int
    FROM lettered w
    WHERE NOT EXISTS (SELECT FROM renewed r WHERE r.claim_id = w.claim_id AND r.kind = w.kind)
    ON CONFLICT (claim_id, kind, claim_version, language, subject_id) DO NOTHING
    RETURNING id, claim_id, kind, claim_version, subject_id)
  UPDATE papers p SET replaced_by_id = f.id FROM (SELECT * FROM fresh UNION ALL SELECT * FROM renewed) AS f
  WHERE p.id <> f.id AND p.claim_id = f.claim_id AND p.kind = f.kind AND p.replaced_by_id IS NULL
    AND (p.claim_version, p.subject_id) IS DISTINCT FROM (f.claim_version, f.subject_id)`;
};

/** Above so many claims in one action, their papers wait until those of single people are made. */
const few = 20;

/**
 * Queues papers of claims, which are locked or new, in the transaction of the action they are about. See {@link papersQueued}.
 */
export async function queuePapers(
  tx: Database,
  claimIds: readonly string[],
  kinds: readonly PaperKind[],
  about: Pick<Asked, 'returned' | 'list'> = {},
) {
  if (claimIds.length === 0) return;
  const claims = sql`SELECT unnest(${[...claimIds]}::uuid[])`;
  const bulk = claimIds.length > few ? 'many' : undefined;
  await queryIn(tx)(papersQueued({ claims, kinds, bulk, ...about }));
}
