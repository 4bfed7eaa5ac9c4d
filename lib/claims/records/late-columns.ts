import { type LateState, refusingSteps } from '@/lib/law/late-states';
import { periods } from '@/lib/law/periods';
import { raw, type Sql, sql, words } from '@/lib/platform/sql';

// The latest of the three days ends the period for late claims; while one is unknown, it has no end. `latenessOf` has the same
// rule.
const lastDay = sql`(SELECT CASE WHEN num_nulls(last_date_for_claims, commencement_date, rfrp_date) = 0
  THEN greatest(last_date_for_claims, commencement_date + ${raw(String(periods.withoutReason))}, rfrp_date) END
  FROM case_settings)`;

/** The first moment after the period for late claims; null while its end is unknown. */
const trackFrom = sql`((${lastDay} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

/** SQL that tells whether a day of filing lies after the period for late claims. */
const trackDay = (day: string) => sql`coalesce(${raw(day)} > ${lastDay}, false)`;

/** SQL for the newest step of a claim over `claims c`; null for none. */
export const newestStep = sql`(SELECT l.step::text FROM late_claim_steps l WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1)`;

/** SQL for the day of {@link newestStep}, `YYYY-MM-DD`. */
export const newestStepOn = sql`(SELECT to_char(l.on_day, 'YYYY-MM-DD') FROM late_claim_steps l
  WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1)`;

/** SQL that tells whether a claim over `claims c` came after the period for late claims. */
export const cameAfterTrack = sql`coalesce(c.submitted_at >= ${trackFrom}, false)`;

/**
 * SQL for the late step of a claim over `claims c`, its day, and whether it refuses the claim; `received` from the day of filing
 * before any step, null for a claim that came earlier.
 */
export const lateTrack = sql`coalesce(
  (SELECT json_build_object('state', l.step, 'since', to_char(l.on_day, 'YYYY-MM-DD'),
     'refused', l.step IN (${words(refusingSteps)}))
   FROM late_claim_steps l WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1),
  CASE WHEN ${cameAfterTrack} THEN json_build_object('state', 'received',
    'since', to_char(c.submitted_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD'), 'refused', false) END)`;

/** SQL for the newest step of each claim that has one. */
export const newestSteps = sql`(SELECT DISTINCT ON (claim_id) claim_id, step::text AS step FROM late_claim_steps
  ORDER BY claim_id, number DESC)`;

/** SQL that tells whether a claim over a table `c`, with its id and day of filing, is at this step of late claims. */
export const standsAt = (state: LateState): Sql =>
  state === 'received'
    ? sql`(${cameAfterTrack} AND NOT EXISTS (SELECT FROM late_claim_steps l WHERE l.claim_id = c.id))`
    : sql`c.id IN (SELECT n.claim_id FROM ${newestSteps} n WHERE n.step = ${state})`;

/** SQL for the number of claims at each step, among those that conditions over `claims c` and over `claim_counts` leave. */
export const lateCounts = (claims: Sql, counts: Sql) => sql`(
  SELECT coalesce(json_object_agg(at.state, at.n) FILTER (WHERE at.n > 0), '{}') FROM (
    SELECT n.step AS state, count(*)::int AS n FROM ${newestSteps} n JOIN claims c ON c.id = n.claim_id WHERE ${claims} GROUP BY 1
    UNION ALL SELECT 'received', coalesce((SELECT sum(n) FROM claim_counts WHERE ${counts} AND ${trackDay('day')}), 0)::int
      - (SELECT count(*) FROM ${newestSteps} n JOIN claims c ON c.id = n.claim_id
         WHERE ${claims} AND ${cameAfterTrack})::int) AS at)`;
