import { type Language, languages } from '@/lib/i18n/language';
import { askIn, type Database } from '@/lib/platform/ask';
import 'server-only';
import { stepsWithLetter } from '@/lib/law/late-track';
import { type Sql, sql } from '@/lib/platform/sql';
import { isLetter, type PaperKind, paperKinds } from './kinds';

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

const letterKinds = paperKinds.filter(isLetter);

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

/**
 * The statement that queues papers of claims as they are now. A decision needs a determination in force; a letter about a late
 * claim, a mark. A letter of questions is about the newest list or a question asked again; a letter about an objection, the one
 * refused last. A letter is of the version that its determination read, or that the first letter about the same thing is of; any
 * other paper, of the newest. A new paper replaces the older one of the same kind. If a paper in the same language already says
 * the same, no new one is queued.
 */
export const papersQueued = ({
  claims,
  kinds,
  language = null,
  bulk = false,
  byHand = false,
  returned,
}: Asked): Sql => sql`
  WITH wanted AS (
    SELECT c.id AS claim_id, asked.kind::"PaperKind" AS kind, coalesce(d.claim_version, told.claim_version, c.version) AS version,
      d.id AS determination_id, q.id AS question_list_id,
      q.n AS question_n, q.turn AS question_turn, l.id AS late_step_id, o.id AS objection_id,
      coalesce(${language}::text, CASE WHEN u.language = ANY(${[...languages]}::text[]) THEN u.language ELSE 'en' END) AS language,
      coalesce((SELECT max(p.number) FROM papers p WHERE p.claim_id = c.id), 0)
        + row_number() OVER (PARTITION BY c.id ORDER BY asked.place) AS number
    FROM (${claims}) AS chosen (id) JOIN claims c ON c.id = chosen.id JOIN users u ON u.id = c.claimant_id
      CROSS JOIN unnest(${[...kinds]}::text[]) WITH ORDINALITY AS asked (kind, place)
      LEFT JOIN determinations d ON asked.kind = 'decision' AND d.claim_id = c.id AND d.state = 'confirmed'
      LEFT JOIN LATERAL (${askedLast({ byHand, returned })}) AS q ON asked.kind = 'questions'
      LEFT JOIN late_claim_steps l ON asked.kind = 'late_claim' AND l.claim_id = c.id AND l.number = (
        SELECT max(number) FROM late_claim_steps WHERE claim_id = c.id AND step::text = ANY(${[...stepsWithLetter]}::text[]))
      LEFT JOIN LATERAL (SELECT r.id FROM objections r WHERE asked.kind = 'objection' AND r.claim_id = c.id AND r.state = 'refused'
        ORDER BY r.closed_at DESC, r.list_number DESC LIMIT 1) AS o ON true
      LEFT JOIN LATERAL (SELECT p.claim_version FROM papers p WHERE p.claim_id = c.id AND p.kind = asked.kind::"PaperKind"
        AND (p.question_list_id, p.question_n, p.question_turn, p.late_step_id, p.objection_id)
          IS NOT DISTINCT FROM (q.id, q.n, q.turn, l.id, o.id)
        ORDER BY p.number LIMIT 1) AS told ON coalesce(q.id, l.id, o.id) IS NOT NULL
    WHERE CASE asked.kind WHEN 'decision' THEN d.id IS NOT NULL WHEN 'questions' THEN q.id IS NOT NULL
      WHEN 'late_claim' THEN l.id IS NOT NULL WHEN 'objection' THEN o.id IS NOT NULL ELSE true END),
  fresh AS (
    INSERT INTO papers (claim_id, number, kind, language, claim_version, determination_id, question_list_id, question_n, question_turn,
      late_step_id, objection_id, bulk, letter)
    SELECT claim_id, number, kind, language, version, determination_id, question_list_id, question_n, question_turn, late_step_id,
      objection_id, ${bulk}::boolean, NOT ${byHand}::boolean AND kind::text = ANY(${letterKinds}::text[]) FROM wanted
    ON CONFLICT (claim_id, kind, claim_version, language, determination_id, question_list_id, question_n, question_turn, late_step_id,
      objection_id) DO NOTHING
    RETURNING id, claim_id, kind, claim_version, determination_id, question_list_id, question_n, question_turn, late_step_id, objection_id)
  UPDATE papers p SET replaced_by_id = f.id FROM fresh f
  WHERE p.claim_id = f.claim_id AND p.kind = f.kind AND p.replaced_by_id IS NULL
    AND (p.claim_version, p.determination_id, p.question_list_id, p.question_n, p.question_turn, p.late_step_id, p.objection_id)
      IS DISTINCT FROM (f.claim_version, f.determination_id, f.question_list_id, f.question_n, f.question_turn, f.late_step_id, f.objection_id)`;

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
