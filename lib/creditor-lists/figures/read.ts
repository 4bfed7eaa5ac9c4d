import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { periodFigures } from '@/lib/access/limits';
import { searches } from '@/lib/access/lines';
import type { Permission } from '@/lib/access/permissions';
import { visibleIn } from '@/lib/access/visible-claims';
import { end, stood, versionOn } from '@/lib/claims/records/as-on';
import { decidesSomething } from '@/lib/claims/records/decides-something';
import {
  determinationBy,
  effectiveDay,
  inForceBy,
} from '@/lib/claims/records/determination-in-force';
import {
  byForm,
  formRead,
  listedClaims,
  saysEmployee,
  waysBy,
} from '@/lib/creditor-lists/making/lines';
import { dayInIndia } from '@/lib/format/date';
import { ageingBuckets } from '@/lib/law/ageing';
import { representedMembers } from '@/lib/law/committee';
import { periods } from '@/lib/law/periods';
import { databaseTime } from '@/lib/platform/database-time';
import { invalid, PortalError } from '@/lib/platform/errors';
import { inLine } from '@/lib/platform/lines/call';
import { queryIn, type Statement } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { raw, sql } from '@/lib/platform/sql';
import { openSnapshot, type Snapshot } from '@/lib/reports/snapshot';
import { type AgeingLine, type CategoryFigures, type Figures, inCategories } from './present';
import type { Period } from './schema';

const bucketOf = (days: string) =>
  raw(
    `CASE ${ageingBuckets
      .map(({ bucket, to }) =>
        to === null ? `ELSE '${bucket}'` : `WHEN ${days} <= ${to} THEN '${bucket}'`,
      )
      .join(' ')} END`,
  );

const onIndiasDay = (column: string) => raw(`(${column} AT TIME ZONE 'Asia/Kolkata')::date`);

const amountOf = (column: string) => `coalesce(sum(${column}), 0)::numeric(30, 2)::text`;

const counted = (column: string) =>
  raw(
    `json_build_object('count', count(*) FILTER (WHERE ${column} > 0)::int, 'amount', ${amountOf(column)})`,
  );

const named = representedMembers.map((category) => `'${category}'`).join(', ');

/** Null in categories that name no people. */
const peopleOf = (column: string) =>
  raw(`CASE WHEN category IN (${named}) THEN sum(${column})::int END`);

/** Over `received c` with its determination `d`. */
const employeesNamed = sql`jsonb_array_length(CASE WHEN jsonb_typeof(${formRead} -> 'employeeDetails') = 'array'
  THEN ${formRead} -> 'employeeDetails' ELSE '[]' END)`;

const employeesAdmitted =
  raw(`(SELECT count(*) FROM jsonb_to_recordset(d.heads) AS h (head text, admitted numeric)
  WHERE h.admitted > 0 AND CASE WHEN h.head ~ '^employee:[0-9]{1,6}$' THEN substr(h.head, 10)::int <= e.named ELSE false END)`);

/**
 * The statement behind the figures. Amounts, categories and claims are those of a list as on the period's last day, of claims
 * that came in the period. A claim for many counts as one; people count beside it.
 */
export const figuresStatement = (
  actor: Actor,
  permission: Permission,
  { from, to }: Period,
): Statement<Row> => sql`
  WITH facts AS MATERIALIZED (SELECT last_date_for_claims AS last_date FROM case_settings WHERE id = 1),
  received AS MATERIALIZED (
    SELECT c.id, c.creditor_type, ${stood.amount} AS claim_amount, ${stood.version} AS version,
      CASE WHEN c.creditor_type = 'form_e' THEN ${stood.data} END AS form, ${saysEmployee}, ${onIndiasDay('c.submitted_at')} AS day,
      t.effective_on AS transferred_on FROM claims c LEFT JOIN claim_transfers t ON t.to_claim_id = c.id
      LEFT JOIN LATERAL (${versionOn(to)}) v ON true
    WHERE ${visibleIn(actor, permission)} AND ${listedClaims({ asOn: to })}
      AND c.submitted_at >= (${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata')),
  placed AS MATERIALIZED (
    SELECT c.id, coalesce(d.category, ${byForm}) AS category, coalesce(d.claimed, c.claim_amount) AS claimed,
      coalesce(d.admitted, 0) AS admitted, coalesce(d.contingent, 0) AS contingent, coalesce(d.not_admitted, 0) AS not_admitted,
      coalesce(d.under_verification, c.claim_amount) AS under_verification,
      CASE WHEN ${decidesSomething('l')} THEN l.id END AS decision,
      e.named AS people, CASE WHEN c.form IS NULL THEN CASE WHEN d.admitted > 0 THEN 1 ELSE 0 END ELSE ${employeesAdmitted} END AS people_admitted,
      ${onIndiasDay('l.confirmed_at')} AS decided_on,
      CASE WHEN f.last_date IS NOT NULL THEN greatest(c.day, f.last_date, c.transferred_on) + ${periods.verification}::int END AS verify_by,
      (SELECT min(${effectiveDay('d')}) FROM determinations d
       WHERE d.claim_id = c.id AND d.under_verification = 0 AND ${inForceBy(to)}) AS verified_on
    FROM received c LEFT JOIN facts f ON true LEFT JOIN LATERAL (${determinationBy(to)}) d ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN c.form IS NULL THEN 1 ELSE ${employeesNamed} END AS named) e
    -- What was not confirmed yet was not to be told either.
    LEFT JOIN LATERAL (SELECT * FROM determinations o WHERE o.claim_id = c.id AND o.confirmed_at < ${end(to)}
      ORDER BY o.number DESC LIMIT 1) l ON true),
  told AS MATERIALIZED (
    SELECT p.claim_id, min(least(${onIndiasDay('p.opened_at')}, p.posted_on,
      (SELECT min(${onIndiasDay('m.sent_at')}) FROM mail_queue m WHERE m.paper_id = p.id AND m.outcome IN ('sent', 'kept')))) AS day
    FROM placed x JOIN papers p ON p.claim_id = x.id AND p.subject_id = x.decision AND p.kind = 'decision' AND p.letter
    GROUP BY p.claim_id),
  -- What was transferred stands in both claims, and is counted in the new creditor's.
  gone AS MATERIALIZED (
    SELECT t.from_id AS id, sum(least(t.amount, n.claimed)) AS amount
    FROM (${waysBy(to, sql`AND NOT EXISTS (SELECT FROM placed p WHERE p.id = w.to_id)`)}) AS t
    JOIN placed o ON o.id = t.from_id JOIN placed n ON n.id = t.to_id GROUP BY t.from_id),
  once AS MATERIALIZED (
    SELECT p.category, p.claimed - g.amount AS claimed, p.admitted, p.contingent, p.not_admitted - g.amount AS not_admitted,
      p.under_verification, p.people, p.people_admitted
    FROM placed p LEFT JOIN gone w ON w.id = p.id
    CROSS JOIN LATERAL (SELECT CASE WHEN w.id IS NULL THEN 0 ELSE least(w.amount, p.not_admitted) END AS amount) g),
  steps AS (
    SELECT CASE WHEN under_verification > 0 THEN 'waiting' ELSE 'verified' END AS step,
      CASE WHEN under_verification > 0 THEN ${to}::date ELSE verified_on END - verify_by AS days, under_verification AS amount
    FROM placed WHERE verify_by IS NOT NULL
    UNION ALL
    SELECT CASE WHEN t.day <= ${to}::date THEN 'told' ELSE 'toTell' END,
      CASE WHEN t.day <= ${to}::date THEN t.day ELSE ${to}::date END - (x.decided_on + ${periods.telling}::int), 0
    FROM placed x LEFT JOIN told t ON t.claim_id = x.id WHERE x.decision IS NOT NULL),
  aged AS (
    SELECT ${bucketOf('days')} AS bucket, step, count(*)::int AS n, sum(amount) AS amount FROM steps GROUP BY 1, 2)
  SELECT to_char((SELECT last_date FROM facts), 'YYYY-MM-DD') AS "lastDateForClaims",
    (SELECT coalesce(json_agg(json_build_object('category', category, 'received', received, 'admitted', admitted,
       'contingent', contingent, 'notAdmitted', not_admitted, 'underVerification', under_verification)), '[]')
     FROM (SELECT category, json_build_object('count', count(*)::int, 'amount', sum(claimed)::numeric(30, 2)::text, 'people', ${peopleOf('people')}) AS received,
         json_build_object('count', count(*) FILTER (WHERE admitted > 0)::int, 'amount', ${raw(amountOf('admitted'))},
           'people', ${peopleOf('people_admitted')}) AS admitted, ${counted('contingent')} AS contingent, ${counted('not_admitted')} AS not_admitted,
         ${counted('under_verification')} AS under_verification
       FROM once GROUP BY category) AS sums) AS categories,
    (SELECT coalesce(json_agg(json_build_object('bucket', bucket, 'step', step, 'count', n,
       'amount', amount::numeric(30, 2)::text)), '[]') FROM aged) AS aged`;

interface Aged {
  bucket: string;
  step: 'waiting' | 'verified' | 'toTell' | 'told';
  count: number;
  amount: string;
}

interface Row {
  lastDateForClaims: string | null;
  categories: (CategoryFigures & Pick<Figures['categories'][number], 'category'>)[];
  aged: Aged[];
}

function ageingOf(aged: readonly Aged[]): AgeingLine[] {
  return ageingBuckets.map(({ bucket }) => {
    const of = (step: Aged['step']) =>
      aged.find((one) => one.bucket === bucket && one.step === step);
    const waiting = of('waiting');
    return {
      bucket,
      waiting: { count: waiting?.count ?? 0, amount: waiting?.amount ?? '0.00' },
      verified: of('verified')?.count ?? 0,
      toTell: of('toTell')?.count ?? 0,
      told: of('told')?.count ?? 0,
    };
  });
}

/** The figures from one snapshot of the data. */
export async function figuresIn(
  { client }: Snapshot,
  actor: Actor,
  permission: Permission,
  period: Period,
): Promise<Figures> {
  const [found] = await queryIn(client)(figuresStatement(actor, permission, period));
  if (!found) throw new Error('a statement without FROM has one row');
  const { lastDateForClaims, categories, aged } = found;
  return { ...period, lastDateForClaims, ...inCategories(categories), ageing: ageingOf(aged) };
}

/** Throws `invalid` for a period that ends before it begins, or in the future. */
export async function requirePeriod({ from, to }: Period) {
  if (from > to) throw invalid('from', 'period');
  if (to > dayInIndia(await databaseTime())) throw invalid('to', 'period');
}

/** Figures of the actor's claims received in a period. Throws `invalid`, and the limit's refusal. */
export async function readFigures(actor: Actor, period: Period): Promise<Figures> {
  await requirePeriod(period);
  await consumeActorLimits(periodFigures, actor);
  return inLine(searches, () => figuresNow(actor, period));
}

async function figuresNow(actor: Actor, period: Period): Promise<Figures> {
  const snapshot = await openSnapshot();
  try {
    const figures = await figuresIn(snapshot, actor, 'statistics.overview', period);
    await snapshot.end();
    return figures;
  } catch (error) {
    if (error instanceof PortalError) await snapshot.end();
    else snapshot.abandon();
    throw error;
  }
}
