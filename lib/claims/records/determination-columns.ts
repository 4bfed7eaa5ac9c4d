import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { periods } from '@/lib/law/periods';
import { raw, sql } from '@/lib/platform/sql';
import { isoTime, today } from '@/lib/platform/sql-time';
import { effectiveDay } from './determination-in-force';

const totals = raw(`json_build_object('claimed', d.claimed::text, 'admitted', d.admitted::text,
  'contingent', d.contingent::text, 'notAdmitted', d.not_admitted::text, 'underVerification', d.under_verification::text)`);

const person = (alias: string) =>
  raw(`CASE WHEN ${alias}.id IS NOT NULL
    THEN json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name) END`);

/** SQL for a whole determination, over `determinations d` and {@link peopleOfDetermination}. */
export const determinationColumns = sql`d.id, d.claim_id AS "claimId", d.number, d.claim_version AS "claimVersion", d.state,
  d.basis, d.heads, ${totals} AS totals, d.moved, d.secured_amount::text AS "securedAmount",
  d.guaranteed_amount::text AS "guaranteedAmount", d.set_off_amount::text AS "setOffAmount",
  d.related_party AS "relatedParty", d.related_party_exempt AS "relatedPartyExempt", d.category, d.workman, d.government,
  d.class_number AS "classNumber",
  (SELECT k.name FROM creditor_classes k WHERE k.number = d.class_number) AS "className", d.remarks, d.voting, d.currency, d.facilities, d.internal_note AS "internalNote", d.publish_reason AS "publishReason", d.law_edition AS "lawEdition", d.rule,
  ${person('p')} AS "proposedBy", ${isoTime('d.proposed_at')} AS "proposedAt",
  ${person('f')} AS "confirmedBy", ${isoTime('d.confirmed_at')} AS "confirmedAt",
  ${person('r')} AS "returnedBy", ${isoTime('d.returned_at')} AS "returnedAt", d.return_remark AS "returnRemark",
  d.review_note AS "reviewNote", to_char(coalesce(${effectiveDay('d')}, CASE WHEN d.state = 'proposed' THEN ${today} END),
    'YYYY-MM-DD') AS "effectiveOn"`;

/** SQL for who proposed, confirmed and returned it. */
export const peopleOfDetermination = sql`LEFT JOIN users p ON p.id = d.proposed_by_id
  LEFT JOIN users f ON f.id = d.confirmed_by_id LEFT JOIN users r ON r.id = d.returned_by_id`;

/** The amount admitted by the determination in force, when a newer determination exists. */
const inForce = sql`, 'inForce', CASE WHEN d.state <> 'confirmed' THEN
  (SELECT f.admitted::text FROM determinations f WHERE f.claim_id = d.claim_id AND f.state = 'confirmed') END`;

/**
 * SQL for a claim's determination, over `claims c`, and the day to verify it by. Professionals see the newest determination,
 * the claimant the one in force.
 */
export const deskColumnsOf = (actor: Pick<Actor, 'role'>) => sql`
  (SELECT json_build_object('id', d.id, 'state', d.state, 'totals', ${totals}, 'category', d.category, 'number', d.number
     ${isProfessional(actor.role) ? inForce : sql``})
   FROM determinations d WHERE d.claim_id = c.id ${isProfessional(actor.role) ? sql`` : sql`AND d.state = 'confirmed'`}
   ORDER BY d.number DESC LIMIT 1) AS determination,
  (SELECT to_char(greatest(last_date_for_claims, (c.submitted_at AT TIME ZONE 'Asia/Kolkata')::date)
     + ${periods.verification}::int, 'YYYY-MM-DD') FROM case_settings WHERE last_date_for_claims IS NOT NULL) AS "verifyBy"`;
