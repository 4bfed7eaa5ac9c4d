import type { Actor } from '@/lib/access/actor';
import { requirePublishable } from '@/lib/access/publishable';
import { recordAudit } from '@/lib/audit/write';
import { fullName } from '@/lib/format/person';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { CreditorClass } from './creditor-class';
import { readClasses } from './read';
import type { ClassesChange } from './schema';

const same = (one: CreditorClass, other: CreditorClass | undefined) =>
  one.number === other?.number &&
  one.name === other.name &&
  one.representative === other.representative;

const allSame = (some: readonly CreditorClass[], others: readonly CreditorClass[]) =>
  some.length === others.length && some.every((one, at) => same(one, others[at]));

/**
 * Changes the case's classes. Throws `classes_changed_meanwhile`, `invalid` for an unknown number, `class_in_use` for removing a
 * class that a determination in force or a proposal names, and `identifier_in_public_text` for a name.
 */
export function changeClasses(actor: Actor, change: ClassesChange) {
  const { classes, seen, publishAnyway, reason } = change;
  return db.$transaction(async (tx) => {
    // Determinations lock the case too: none names a class while it is taken out.
    await queryIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = await readClasses(tx);
    if (seen && !allSame(before, seen)) throw new PortalError('classes_changed_meanwhile');
    const after = await numbered(tx, classes, before);
    if (allSame(before, after)) return { classes: before };
    const texts = classes.flatMap(({ number, name, representative }, at) => {
      const was = before.find((one) => one.number === number);
      return [
        { path: `classes.${at}.name`, text: name, old: was?.name },
        { path: `classes.${at}.representative`, text: representative, old: was?.representative },
      ].filter(({ text, old }) => text !== old);
    });
    const allowed = await requirePublishable(texts, { own: [] }, { publishAnyway, reason });
    const gone = before.filter(({ number }) => !after.some((one) => one.number === number));
    await requireUnused(tx, gone);
    await write(tx, after, gone);
    // Cached pages ask by this row whether they still hold.
    const changed = { changedBy: fullName(actor), changedAt: new Date() };
    await tx.caseSettings.update({ where: { id: 1 }, data: changed });
    await recordAudit(tx, actor, 'case_changed', {
      details: { changes: [{ field: 'classes', from: before, to: after }], ...allowed },
    });
    return { classes: after };
  });
}

/** In the order of their numbers; new classes get numbers that no class had before. */
async function numbered(
  tx: Transaction,
  classes: ClassesChange['classes'],
  before: readonly CreditorClass[],
): Promise<CreditorClass[]> {
  const known = classes.map(({ number }) => number ?? null);
  known.forEach((number, at) => {
    if (number === null) return;
    if (known.indexOf(number) < at || !before.some((one) => one.number === number))
      throw invalid(`classes.${at}.number`, 'class_number');
  });
  const { _max } = await tx.creditorClass.aggregate({ _max: { number: true } });
  let last = _max.number ?? 0;
  return classes
    .map(({ number, name, representative }) => {
      last += typeof number === 'number' ? 0 : 1;
      return { number: number ?? last, name, representative };
    })
    .sort((one, other) => one.number - other.number);
}

async function requireUnused(tx: Transaction, gone: readonly CreditorClass[]) {
  if (gone.length === 0) return;
  const [used] = await queryIn(tx)<{ number: number; claims: number }>(sql`
    SELECT class_number AS number, count(DISTINCT claim_id)::int AS claims FROM determinations
    WHERE class_number = ANY(${gone.map(({ number }) => number)}::int[]) AND state IN ('proposed', 'confirmed')
    GROUP BY class_number ORDER BY class_number LIMIT 1`);
  const name = gone.find(({ number }) => number === used?.number)?.name;
  if (!used || name === undefined) return;
  throw new PortalError('class_in_use', { params: { name, count: used.claims } });
}

async function write(
  tx: Transaction,
  after: readonly CreditorClass[],
  gone: readonly CreditorClass[],
) {
  await tx.creditorClass.updateMany({
    where: { number: { in: gone.map(({ number }) => number) } },
    data: { removedAt: new Date() },
  });
  for (const { number, ...names } of after)
    await tx.creditorClass.upsert({
      where: { number },
      create: { number, ...names },
      update: names,
    });
}
