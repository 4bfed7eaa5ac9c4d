import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { fullName } from '@/lib/format/person';
import { askIn } from '@/lib/platform/ask';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';
import { endsBeforeItBegins } from './fact-rules';
import {
  type CaseFacts,
  type CaseField,
  type CaseSettings,
  caseFieldNames,
  caseFields,
  settingNames,
} from './fields';
import { factsIn, readWholeCase, type WholeCase } from './read';
import type { CaseChange } from './schema';

/**
 * Changes the given facts and settings. Which claims are late follows from the last date at once. Throws
 * `case_changed_meanwhile` when a fact to change is no longer what the actor saw, and `invalid` when the last date would come
 * before the commencement date.
 */
export function changeCase(actor: Actor, change: CaseChange): Promise<WholeCase> {
  const {
    seen = {},
    determinationNeedsTwo,
    questionDays,
    remindBefore,
    remindAfter,
    letterMail,
    ...wanted
  } = change;
  const asked = { determinationNeedsTwo, questionDays, remindBefore, remindAfter, letterMail };
  return db.$transaction(async (tx) => {
    await askIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const whole = await readWholeCase(tx);
    const before = factsIn(whole);
    const changed = caseFieldNames.filter(
      (field) => wanted[field] !== undefined && wanted[field] !== before[field],
    );
    const turned = settingNames.filter(
      (name) => asked[name] !== undefined && asked[name] !== whole[name],
    );
    if (changed.length === 0 && turned.length === 0) return whole;
    const overtaken = changed.find(
      (field) => seen[field] !== undefined && seen[field] !== before[field],
    );
    if (overtaken) throw await changedMeanwhile(tx, overtaken, before);
    const changes = Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]));
    const after: CaseFacts = { ...before, ...changes };
    refuseWrongOrder(changed, after);
    const settings: Partial<CaseSettings> = Object.fromEntries(
      turned.map((name) => [name, asked[name]]),
    );
    await tx.caseSettings.update({
      where: { id: 1 },
      data: { ...rowOf(actor, after), ...settings },
    });
    if (changed.includes('lastDateForClaims')) await notifyOfLateClaims(tx);
    await recordAudit(tx, actor, 'case_changed', {
      details: {
        changes: [
          ...changed.map((field) => ({ field, from: before[field], to: after[field] })),
          ...turned.map((field) => ({ field, from: whole[field], to: asked[field] })),
        ],
      },
    });
    return { ...whole, ...after, ...settings };
  });
}

/** Tells professionals' open lists that claims may have become late, or late ones not. */
const notifyOfLateClaims = (tx: Transaction) =>
  askIn(tx)(sql`SELECT tell_live('claim', NULL, ARRAY(
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

const rowOf = (actor: Actor, facts: CaseFacts) => ({
  ...facts,
  commencementDate: facts.commencementDate && new Date(facts.commencementDate),
  lastDateForClaims: facts.lastDateForClaims && new Date(facts.lastDateForClaims),
  appointmentDate: facts.appointmentDate && new Date(facts.appointmentDate),
  rfrpDate: facts.rfrpDate && new Date(facts.rfrpDate),
  changedBy: fullName(actor),
  changedAt: new Date(),
});
