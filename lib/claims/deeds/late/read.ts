import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { visibleIn } from '@/lib/access/visible-claims';
import { readCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import { endOfLateClaims, latenessOf } from '@/lib/law/clock';
import { stepsAfter, tellOfStepBy } from '@/lib/law/late-track';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { LateTrack, PresentedLateStep } from './present';

type Row = Omit<PresentedLateStep, 'tellBy'> & { submittedAt: Date; status: ClaimStatus };

/** More than anybody records for one claim by hand. */
const maxShown = 500;

const letter = sql`(
  SELECT CASE WHEN p.opened_at IS NOT NULL OR p.posted_on IS NOT NULL
      OR EXISTS (SELECT FROM mail_queue m WHERE m.paper_id = p.id AND m.outcome = 'sent') THEN 'told'
    WHEN p.for_post THEN 'for_post' ELSE 'waiting' END
  FROM papers p WHERE p.claim_id = c.id AND p.subject_id = s.id AND p.letter ORDER BY p.number LIMIT 1)`;

// One row at least: no row means that the claim is not the actor's.
const statement = (actor: Actor, claimId: string): Statement<Row> => sql`
  SELECT c.submitted_at AS "submittedAt", c.status, s.id, s.number, s.step, to_char(s.on_day, 'YYYY-MM-DD') AS "on", s.reasons,
    ${isoTime('s.taken_at')} AS "takenAt",
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) AS "takenBy", ${letter} AS letter
  FROM claims c LEFT JOIN late_claim_steps s ON s.claim_id = c.id LEFT JOIN users u ON u.id = s.taken_by_id
  WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}
  ORDER BY s.number DESC LIMIT ${maxShown}::int`;

/** Gives a claim's late track: how late it came, its steps, and which may follow. Throws `not_found`. */
export async function lateTrackOf(actor: Actor, claimId: string): Promise<LateTrack> {
  const [rows, days] = await Promise.all([prepared(statement(actor, claimId)), readCase()]);
  const [newest] = rows;
  if (!newest) throw notFound('claim');
  const receivedOn = dayInIndia(newest.submittedAt);
  const lateness = latenessOf(receivedOn, days);
  const state = newest.step ?? (lateness === 'late_track' ? 'received' : null);
  const goesOn = state !== null && lateness === 'late_track' && newest.status !== 'withdrawn';
  return {
    lateness,
    receivedOn,
    until: endOfLateClaims(days),
    state,
    next: goesOn ? stepsAfter(state) : [],
    steps: rows.filter(({ id }) => id).map((row) => present(row, isProfessional(actor.role))),
  };
}

function present(
  { submittedAt: _at, status: _status, takenBy, letter = null, ...step }: Row,
  whole: boolean,
) {
  const told = { ...step, tellBy: tellOfStepBy(step.step, step.on) };
  return whole && takenBy ? { ...told, takenBy, letter } : told;
}
