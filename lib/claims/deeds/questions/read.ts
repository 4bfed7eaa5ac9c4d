import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import type { PresentedQuestions } from './present';

/** More than any claim comes to. */
const maxShown = 100;

// One row at least: no row means that the claim is not the actor's.
/** The statement behind `questionsOf`. */
export const questionsStatement = (
  actor: Actor,
  claimId: string,
): Statement<PresentedQuestions> => sql`
  SELECT q.id, q.number, q.due::text AS due, ${isoTime('q.asked_at')} AS "askedAt", ${isoTime('q.closed_at')} AS "closedAt",
    json_build_object('firstName', u.first_name, 'lastName', u.last_name) AS "askedBy",
    (SELECT json_agg(json_build_object('n', i.n, 'text', i.text, 'code', i.code, 'documentSlot', i.document_slot,
        'state', i.state, 'acceptedAt', ${isoTime('i.accepted_at')},
        'answers', (SELECT coalesce(json_agg(json_build_object('answer', a.answer, 'unavailable', a.unavailable,
            'documentIds', a.document_ids, 'answeredAt', ${isoTime('a.answered_at')},
            'returnedAt', ${isoTime('a.returned_at')}, 'remark', a.remark) ORDER BY a.turn), '[]')
          FROM question_answers a WHERE a.list_id = i.list_id AND a.n = i.n)) ORDER BY i.n)
     FROM question_items i WHERE i.list_id = q.id) AS items
  FROM claims c LEFT JOIN question_lists q ON q.claim_id = c.id LEFT JOIN users u ON u.id = q.asked_by_id
  WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}
  ORDER BY q.number DESC LIMIT ${maxShown}::int`;

/** Gives the questions about a claim with their answers, newest first. Throws `not_found`. */
export async function questionsOf(actor: Actor, claimId: string) {
  const rows = await prepared(questionsStatement(actor, claimId));
  if (rows.length === 0) throw notFound('claim');
  return { questions: rows.filter(({ id }) => id) };
}
