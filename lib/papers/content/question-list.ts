import 'server-only';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface QuestionOfPaper {
  text: string;
  code: string | null;
  documentSlot: string | null;
  /** The newest answer that was not enough: `answeredAt` is ISO 8601, `remark` says why the question comes again. */
  returned: { answeredAt: string; remark: string | null } | null;
}

export interface QuestionsOfPaper {
  askedAt: Date;
  /** `YYYY-MM-DD`. */
  due: string;
  again: boolean;
  items: QuestionOfPaper[];
  earlier: QuestionOfPaper[];
}

const item = sql`json_build_object('text', i.text, 'code', i.code, 'documentSlot', i.document_slot, 'returned', (
  SELECT json_build_object('answeredAt', a.answered_at, 'remark', a.remark) FROM question_answers a
  WHERE a.list_id = i.list_id AND a.n = i.n AND a.returned_at IS NOT NULL ORDER BY a.turn DESC LIMIT 1))`;

const statement = (id: string, until: Date): Statement<QuestionsOfPaper> => sql`
  SELECT CASE WHEN of.n IS NULL THEN q.asked_at ELSE ${until}::timestamptz END AS "askedAt", q.due::text AS due,
    of.n IS NOT NULL AS again,
    (SELECT json_agg(${item} ORDER BY i.n) FROM question_items i
     WHERE i.list_id = q.id AND i.n = coalesce(of.n, i.n)) AS items,
    (SELECT coalesce(json_agg(${item} ORDER BY o.number, i.n), '[]')
     FROM question_lists o JOIN question_items i ON i.list_id = o.id
     WHERE o.claim_id = q.claim_id AND CASE WHEN of.n IS NULL THEN o.number < q.number ELSE (o.id, i.n) <> (q.id, of.n) END
       AND (o.closed_at IS NULL OR o.closed_at > ${until}::timestamptz) AND i.state = 'asked') AS earlier
  FROM (SELECT id AS list_id, NULL::int AS n FROM question_lists WHERE id = ${id}::uuid
    UNION ALL SELECT list_id, n FROM question_answers WHERE id = ${id}::uuid) AS of
    JOIN question_lists q ON q.id = of.list_id`;

/** The questions of a letter as of `until`: a list's, or the one whose answer was not enough. Throws when there are none. */
export async function questionsOfPaper(id: string, until: Date) {
  const [found] = await prepared(statement(id, until));
  if (!found) throw new Error('A letter is of questions that nobody asked');
  return found;
}
