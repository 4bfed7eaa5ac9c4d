import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db, type Transaction } from '@/lib/db';
import { PortalError } from '@/lib/errors';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { type CaseFacts, type CaseField, caseFieldNames, caseFields } from './fields';
import { markLateClaims } from './late';
import { readCase } from './read';
import { endsBeforeItBegins } from './rules';
import type { CaseChange } from './schema';
import { labelOfFact, sentenceOf } from './sentences';

/**
 * Changes the facts that are given. When the last date for claims moves, the claims filed between
 * the former and the new one are marked late, or no longer late, with it.
 * Throws `changed_meanwhile` when a fact to be changed is not what the actor saw any more, and
 * `invalid` when the last date would come before the commencement date.
 */
export function changeCase(actor: Actor, { seen = {}, ...wanted }: CaseChange) {
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`;
      const before = await readCase(tx);
      const changed = caseFieldNames.filter(
        (field) => wanted[field] !== undefined && wanted[field] !== before[field],
      );
      if (changed.length === 0) return before;
      const overtaken = changed.find(
        (field) => seen[field] !== undefined && seen[field] !== before[field],
      );
      if (overtaken) throw await changedMeanwhile(tx, overtaken, before);
      const changes = Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]));
      const after: CaseFacts = { ...before, ...changes };
      refuseWrongOrder(changed, after);
      await tx.caseSettings.update({ where: { id: 1 }, data: rowOf(actor, after) });
      const moved = changed.includes('lastDateForClaims');
      const marked =
        moved && (await markLateClaims(tx, before.lastDateForClaims, after.lastDateForClaims));
      await recordAudit(tx, actor, 'case_changed', {
        details: {
          changes: changed.map((field) => ({ field, from: before[field], to: after[field] })),
          ...(marked ? { late: marked.late, claims: marked.claims } : {}),
        },
      });
      return after;
    },
    // Moving the last date may touch every claim there is.
    { timeout: 60_000 },
  );
}

async function changedMeanwhile(tx: Transaction, field: CaseField, facts: CaseFacts) {
  const row = await tx.caseSettings.findUnique({ where: { id: 1 } });
  const who = row?.changedBy ?? 'Somebody else';
  const when = row?.changedAt ? ` on ${formatDateTime(row.changedAt, 'en')}` : '';
  const fact = facts[field];
  const shown = fact && caseFields[field].kind === 'day' ? formatDate(fact, 'en') : fact;
  return new PortalError(
    'changed_meanwhile',
    `${who} changed the case${when}. ${labelOfFact(field)} is now ${shown ? `“${shown}”` : 'empty'}. Save again to replace it with yours.`,
  );
}

function refuseWrongOrder(changed: CaseField[], facts: CaseFacts) {
  if (!endsBeforeItBegins(facts)) return;
  const path = changed.includes('lastDateForClaims') ? 'lastDateForClaims' : 'commencementDate';
  if (!changed.includes(path)) return;
  const message = sentenceOf(path, 'order');
  throw new PortalError('invalid', message, { issues: [{ path, rule: 'order', message }] });
}

const rowOf = (actor: Actor, facts: CaseFacts) => ({
  ...facts,
  commencementDate: facts.commencementDate && new Date(facts.commencementDate),
  lastDateForClaims: facts.lastDateForClaims && new Date(facts.lastDateForClaims),
  changedBy: `${actor.firstName} ${actor.lastName}`,
  changedAt: new Date(),
});
