import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { visibleIn } from '@/lib/access/visible-claims';
import { maskedValues } from '@/lib/claims/records/identifiers/masked';
import { ofClaim } from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { maxChangesOfClaim } from './limits';
import type { ChangesOfClaim } from './present';

interface Row extends ChangesOfClaim {
  creditorType: CreditorType;
}

const answeredBy = (actor: Actor) =>
  isProfessional(actor.role)
    ? sql`, 'answeredBy', (SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name)
        FROM users u WHERE u.id = r.answered_by_id)`
    : sql``;

/** The statement behind `changeRequestsOf`. */
export const changeRequestsStatement = (actor: Actor, claimId: string): Statement<Row> => sql`
  SELECT c.creditor_type AS "creditorType",
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason, 'proposed', r.proposed,
        'documentIds', r.document_ids, 'askedAt', ${isoTime('r.asked_at')}, 'state', r.state,
        'closedAt', ${isoTime('r.closed_at')}, 'answer', r.answer, 'receivedBy', r.received_by, 'sender', r.sender ${answeredBy(actor)})
        ORDER BY r.asked_at DESC, r.id), '[]')
     FROM (SELECT * FROM change_requests WHERE claim_id = c.id ORDER BY asked_at DESC LIMIT ${maxChangesOfClaim}::int) AS r) AS changes
  FROM claims c WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}`;

/** Gives a claim's requests for a change, identifiers masked. Throws `not_found`. */
export async function changeRequestsOf(actor: Actor, claimId: string): Promise<ChangesOfClaim> {
  const [found] = await prepared(changeRequestsStatement(actor, claimId));
  if (!found) throw notFound('claim');
  const form = formOf(found.creditorType);
  const changes = await Promise.all(
    found.changes.map(async ({ proposed, ...change }) => ({
      ...change,
      proposed: proposed && (await maskedValues(form, ofClaim(claimId), proposed)),
    })),
  );
  return { changes };
}
