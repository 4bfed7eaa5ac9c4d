import type { Actor } from '@/lib/access/actor';
import { requirePublishable } from '@/lib/access/publishable';
import { recordAudit } from '@/lib/audit/write';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { fullName } from '@/lib/format/person';
import { lastDayLikeOthers } from '@/lib/law/clock';
import { admittingSteps } from '@/lib/law/late-states';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { endsBeforeItBegins } from './fact-rules';
import { type CaseFacts, type CaseField, caseFieldNames, caseFields, isJudged } from './fields';
import { readWholeCase, type WholeCase } from './read';
import type { CaseChange } from './schema';
import { settingNames } from './settings';
import 'server-only';

/**
 * Changes facts and settings; which claims are late follows at once. Throws `case_changed_meanwhile`, `invalid` for a last date
 * before the commencement date, `late_days_admitted` when admitted claims would become too late, and `identifier_in_public_text`.
 */
export function changeCase(actor: Actor, change: CaseChange): Promise<WholeCase> {
  const { seen = {}, publishAnyway, reason, ...wanted } = change;
  return db.$transaction(async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = await readWholeCase(tx);
    const differing = <Name extends keyof WholeCase>(names: readonly Name[]) =>
      names.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name]);
    const changed = differing(caseFieldNames);
    const names = [...changed, ...differing(settingNames)];
    if (names.length === 0) return before;
    const overtaken = changed.find(
      (field) => seen[field] !== undefined && seen[field] !== before[field],
    );
    if (overtaken) throw await changedMeanwhile(tx, overtaken, before);
    const changes = Object.fromEntries(names.map((name) => [name, wanted[name] ?? null]));
    const after: WholeCase = { ...before, ...changes };
    const texts = changed.filter(isJudged).map((field) => ({ path: field, text: after[field] }));
    const allowed = await requirePublishable(texts, { own: [] }, { publishAnyway, reason });
    refuseWrongOrder(changed, after);
    await refuseLateAdmitted(tx, changed, before, after);
    await tx.caseSettings.update({ where: { id: 1 }, data: rowOf(actor, after) });
    if (changed.includes('lastDateForClaims')) await notifyOfLateClaims(tx);
    await recordAudit(tx, actor, 'case_changed', {
      details: {
        changes: names.map((field) => ({ field, from: before[field], to: after[field] })),
        ...allowed,
      },
    });
    return after;
  });
}

/** Professionals' open lists load again, since claims may have become late, or late ones not. */
const notifyOfLateClaims = (tx: Transaction) =>
  queryIn(tx)(sql`SELECT tell_live('claim', NULL, ARRAY(
    SELECT id FROM users WHERE role = 'ip_case_manager' AND status = 'active'), true)::text`);

async function changedMeanwhile(tx: Transaction, field: CaseField, facts: CaseFacts) {
  const row = await tx.caseSettings.findUnique({ where: { id: 1 } });
  const params = { field, ...changeOf(row), ...nowOf(field, facts[field]) };
  return new PortalError('case_changed_meanwhile', { params });
}

function changeOf(row: { changedBy: string | null; changedAt: Date | null } | null): ErrorParams {
  const { changedBy, changedAt } = row ?? {};
  if (!changedBy || !changedAt) return { known: 'no' };
  return { known: 'yes', name: changedBy, at: changedAt.toISOString() };
}

function nowOf(field: CaseField, fact: string | null): ErrorParams {
  if (!fact) return { fact: 'none' };
  return caseFields[field].kind === 'day'
    ? { fact: 'day', day: fact }
    : { fact: 'text', text: fact };
}

function refuseWrongOrder(changed: CaseField[], facts: CaseFacts) {
  if (!endsBeforeItBegins(facts)) return;
  const path = changed.includes('lastDateForClaims') ? 'lastDateForClaims' : 'commencementDate';
  if (!changed.includes(path)) return;
  throw invalid(path, 'dates');
}

const daysOfLateness = ['lastDateForClaims', 'commencementDate', 'rfrpDate'] as const;

/** Refuses days that would make claims too late of which amounts are admitted. */
async function refuseLateAdmitted(
  tx: Transaction,
  changed: readonly CaseField[],
  before: CaseFacts,
  after: CaseFacts,
) {
  const [end, now] = [lastDayLikeOthers(after), lastDayLikeOthers(before)];
  const path = changed.find((field) => daysOfLateness.some((day) => day === field));
  if (!path || end === null || (now !== null && now <= end)) return;
  const { count, numbers } = await admittedAfter(tx, end, now);
  if (count === 0) return;
  const more = count > numbers.length ? 'yes' : 'no';
  const params = { count, numbers: numbers.join(', '), more };
  const code = 'late_days_admitted';
  throw new PortalError(code, { params, issues: [{ path, rule: code, params }] });
}

const stored = (name: string, value: unknown) =>
  typeof value === 'string' && name in caseFields && caseFields[name as CaseField].kind === 'day'
    ? new Date(value)
    : value;

const rowOf = (actor: Actor, whole: WholeCase) => ({
  ...Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, stored(name, value)])),
  changedBy: fullName(actor),
  changedAt: new Date(),
});

const mostNamed = 5;

/** Claims after `end`, but not after `now`, with amounts admitted but no step that allows it: how many, and the first numbers. */
async function admittedAfter(tx: Transaction, end: string, now: string | null) {
  const after = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;
  const rows = await queryIn(tx)<{ number: string; count: number }>(sql`
    SELECT c.claim_number AS number, count(*) OVER ()::int AS count
    FROM claims c JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed' AND d.admitted + d.contingent > 0
    WHERE c.submitted_at >= ${after(end)} ${now === null ? sql`` : sql`AND c.submitted_at < ${after(now)}`}
      AND c.status <> 'withdrawn' AND coalesce((SELECT l.step::text <> ALL(${admittingSteps}::text[]) FROM late_claim_steps l
        WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1), true)
    ORDER BY c.submitted_at, c.id LIMIT ${mostNamed}::int`);
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
}
