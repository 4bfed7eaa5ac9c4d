import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { visibleIn } from '@/lib/access/visible-claims';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { listedRow } from '@/lib/papers/content/listed-row';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime, today } from '@/lib/platform/sql-time';
import type { ListedNow, ObjectionsOfClaim } from './present';

/** More lists than a case publishes. */
const maxShown = 100;

type Row = Omit<ObjectionsOfClaim, 'listed'> & {
  listed: (Omit<ListedNow, 'row'> & { row: ListedNow['row'] | null }) | null;
};

const answeredBy = (actor: Actor) =>
  isProfessional(actor.role)
    ? sql`, 'answeredBy', (SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name)
        FROM users u WHERE u.id = o.answered_by_id)`
    : sql``;

/** The statement behind `objectionsOf`. */
export const objectionsStatement = (actor: Actor, claimId: string): Statement<Row> => sql`
  SELECT (
      SELECT json_build_object('number', l.number, 'asOn', to_char(l.as_on, 'YYYY-MM-DD'),
        'until', to_char(l.objections_until, 'YYYY-MM-DD'), 'over', l.objections_until < ${today}, 'row', ${listedRow('c.id')})
      FROM creditor_lists l WHERE l.number = ${newestPublished}) AS listed,
    (SELECT coalesce(json_agg(json_build_object('id', o.id,
        'list', json_build_object('number', l.number, 'asOn', to_char(l.as_on, 'YYYY-MM-DD'),
          'state', CASE WHEN l.state = 'withdrawn' THEN 'withdrawn' WHEN l.number <> ${newestPublished} THEN 'replaced' ELSE 'published' END),
        'row', ${listedRow('o.claim_id')}, 'ground', o.ground, 'text', o.text, 'documentIds', o.document_ids,
        'madeAt', ${isoTime('o.made_at')}, 'receivedBy', o.received_by, 'sender', o.sender, 'state', o.state, 'closedAt', ${isoTime('o.closed_at')}, 'reasons', o.reasons,
        'determination', CASE WHEN d.id IS NOT NULL
          THEN json_build_object('number', d.number, 'admitted', d.admitted::text) END ${answeredBy(actor)})
        ORDER BY o.list_number DESC), '[]')
     FROM (SELECT * FROM objections WHERE claim_id = c.id ORDER BY list_number DESC LIMIT ${maxShown}::int) AS o
       JOIN creditor_lists l ON l.number = o.list_number LEFT JOIN determinations d ON d.id = o.determination_id) AS objections
  FROM claims c WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}`;

/** Gives what the newest published list says of a claim, if it has it, and the objections. Throws `not_found`. */
export async function objectionsOf(actor: Actor, claimId: string): Promise<ObjectionsOfClaim> {
  const [found] = await prepared(objectionsStatement(actor, claimId));
  if (!found) throw notFound('claim');
  const { listed, objections } = found;
  return { listed: listed?.row ? { ...listed, row: listed.row } : null, objections };
}
