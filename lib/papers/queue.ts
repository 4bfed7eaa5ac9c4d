import { type Language, languages } from '@/lib/i18n/language';
import { askIn, type Database } from '@/lib/platform/ask';
import 'server-only';
import { stepsWithLetter } from '@/lib/law/late-track';
import { all, raw, type Sql, sql, words } from '@/lib/platform/sql';
import { kindsAbout, letterKinds, type PaperKind, type Subject } from './kinds';

interface Asked {
  /** Gives the ids of claims that are locked, or new. */
  claims: Sql;
  /** In this order. */
  kinds: readonly PaperKind[];
  /** Null means the language of each claimant's account. */
  language?: Language | null;
  /** One of many asked for at once: they wait until those of single people are made. */
  bulk?: boolean;
  /** Whether somebody asks for it by hand: then it is not sent automatically. */
  byHand?: boolean;
  /** The answer after which a question is asked again: the letter asks that question. */
  returned?: ReturnedAnswer | undefined;
}

/** An answer that was not enough. */
export interface ReturnedAnswer {
  listId: string;
  n: number;
  turn: number;
}

/** The list that a letter of questions of a claim `c` is about; by hand, that of the newest letter. */
const askedLast = ({ byHand, returned }: Pick<Asked, 'byHand' | 'returned'>) => {
  if (returned)
    return sql`SELECT ${returned.listId}::uuid AS id, ${returned.n}::int AS n, ${returned.turn}::int AS turn`;
  return byHand
    ? sql`SELECT o.question_list_id AS id, o.question_n AS n, o.question_turn AS turn FROM papers o
        WHERE o.claim_id = c.id AND o.kind = 'questions' ORDER BY o.number DESC LIMIT 1`
    : sql`SELECT o.id, NULL::int AS n, NULL::int AS turn FROM question_lists o WHERE o.claim_id = c.id
        ORDER BY o.number DESC LIMIT 1`;
};

/** What papers are about: their columns with the values, and what gives these for a claim `c`. */
interface Of {
  columns: Readonly<Record<string, string>>;
  from: Sql;
}

/** Everything that papers may be about, besides a claim as it is. */
const subjectsOf = (
  asked: Pick<Asked, 'byHand' | 'returned'>,
): Record<Exclude<Subject, 'claim'>, Of> => ({
  determination: {
    columns: { determination_id: 'd.id' },
    from: sql`LEFT JOIN determinations d ON ${isAbout('determination')} AND d.claim_id = c.id AND d.state = 'confirmed'`,
  },
  questions: {
    columns: { question_list_id: 'q.id', question_n: 'q.n', question_turn: 'q.turn' },
    from: sql`LEFT JOIN LATERAL (${askedLast(asked)}) AS q ON ${isAbout('questions')}`,
  },
  late_step: {
    columns: { late_step_id: 'l.id' },
    from: sql`LEFT JOIN late_claim_steps l ON ${isAbout('late_step')} AND l.claim_id = c.id AND l.number = (
        SELECT max(number) FROM late_claim_steps WHERE claim_id = c.id AND step::text = ANY(${[...stepsWithLetter]}::text[]))`,
  },
  objection: {
    columns: { objection_id: 'o.id' },
    from: sql`LEFT JOIN LATERAL (SELECT r.id FROM objections r WHERE ${isAbout('objection')} AND r.claim_id = c.id AND r.state = 'refused'
        ORDER BY r.closed_at DESC, r.list_number DESC LIMIT 1) AS o ON true`,
  },
});

const isAbout = (subject: Subject) => sql`asked.kind IN (${words(kindsAbout(subject))})`;

const named = (names: readonly string[], table?: string) =>
  raw(names.map((name) => (table ? `${table}.${name}` : name)).join(', '));

/**
 * The statement that queues papers of claims as they are now, where a claim has what they are about. A decision is about the
 * determination in force; a letter about a late claim, about its newest mark. A letter of questions is about the newest list or a
 * question asked again; a letter about an objection, the one refused last. A letter is of the version that its determination
 * read, or that the first letter about the same thing is of; any other paper, of the newest. A new paper replaces the older one of
 * the same kind. If a paper in the same language already says the same, no new one is queued.
 */
export const papersQueued = ({
  claims,
  kinds,
  language = null,
  bulk = false,
  byHand = false,
  returned,
}: Asked): Sql => {
  const subjects = subjectsOf({ byHand, returned });
  const { determination: _, ...others } = subjects;
  const columnsOf = (of: Record<string, Of>) =>
    Object.assign({}, ...Object.values(of).map(({ columns }) => columns)) as Record<string, string>;
  const columns = columnsOf(subjects);
  const about = Object.keys(columns);
  const same = columnsOf(others);
  const isThere = Object.entries(subjects).map(
    ([subject, { columns: of }]) =>
      sql`(NOT ${isAbout(subject as Subject)} OR ${raw(Object.values(of)[0] ?? 'NULL')} IS NOT NULL)`,
  );
  return sql`
  WITH wanted AS (
    SELECT c.id AS claim_id, asked.kind::"PaperKind" AS kind, coalesce(d.claim_version, told.claim_version, c.version) AS version,
      ${raw(
        Object.entries(columns)
          .map(([column, value]) => `${value} AS ${column}`)
          .join(', '),
      )},
      coalesce(${language}::text, CASE WHEN u.language = ANY(${[...languages]}::text[]) THEN u.language ELSE 'en' END) AS language,
      coalesce((SELECT max(p.number) FROM papers p WHERE p.claim_id = c.id), 0)
        + row_number() OVER (PARTITION BY c.id ORDER BY asked.place) AS number
    FROM (${claims}) AS chosen (id) JOIN claims c ON c.id = chosen.id JOIN users u ON u.id = c.claimant_id
      CROSS JOIN unnest(${[...kinds]}::text[]) WITH ORDINALITY AS asked (kind, place)
      ${Object.values(subjects)
        .map(({ from }) => from)
        .reduce((joins, one) => sql`${joins} ${one}`)}
      LEFT JOIN LATERAL (SELECT p.claim_version FROM papers p WHERE p.claim_id = c.id AND p.kind = asked.kind::"PaperKind"
        AND (${named(Object.keys(same), 'p')}) IS NOT DISTINCT FROM (${named(Object.values(same))})
        ORDER BY p.number LIMIT 1) AS told ON num_nonnulls(${named(Object.values(same))}) > 0
    WHERE ${all(isThere)}),
  fresh AS (
    INSERT INTO papers (claim_id, number, kind, language, claim_version, ${named(about)}, bulk, letter)
    SELECT claim_id, number, kind, language, version, ${named(about)}, ${bulk}::boolean,
      NOT ${byHand}::boolean AND kind::text = ANY(${[...letterKinds]}::text[]) FROM wanted
    ON CONFLICT (claim_id, kind, claim_version, language, ${named(about)}) DO NOTHING
    RETURNING id, claim_id, kind, claim_version, ${named(about)})
  UPDATE papers p SET replaced_by_id = f.id FROM fresh f
  WHERE p.claim_id = f.claim_id AND p.kind = f.kind AND p.replaced_by_id IS NULL
    AND (p.claim_version, ${named(about, 'p')}) IS DISTINCT FROM (f.claim_version, ${named(about, 'f')})`;
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
  returned?: ReturnedAnswer,
) {
  if (claimIds.length === 0) return;
  const claims = sql`SELECT unnest(${[...claimIds]}::uuid[])`;
  await askIn(tx)(papersQueued({ claims, kinds, bulk: claimIds.length > few, returned }));
}
