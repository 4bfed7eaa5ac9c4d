import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { askIn } from '@/lib/platform/ask';
import { db, type Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';
import { usualObjectionDays } from './objection-days';

/** How published lists are shown. */
export interface ListSettings {
  /** Whether workmen, employees and creditors in a class are shown by their initials. */
  namesMasked: boolean;
  /** Whether search engines may keep the pages. */
  indexed: boolean;
  /** The days after publication in which creditors may object. A change does not affect lists already published. */
  objectionDays: number;
}

/** The default. */
export const settingsAtFirst: ListSettings = {
  namesMasked: true,
  indexed: false,
  objectionDays: usualObjectionDays,
};

/** As an administrator set it. */
export async function readListSettings(
  from: Pick<Transaction, 'caseSettings'> = db,
): Promise<ListSettings> {
  const row = await from.caseSettings.findUnique({
    where: { id: 1 },
    select: { listNamesMasked: true, listIndexed: true, objectionDays: true },
  });
  if (!row) return settingsAtFirst;
  const { listNamesMasked: namesMasked, listIndexed: indexed, objectionDays } = row;
  return { namesMasked, indexed, objectionDays };
}

/** Changes the given settings. Pages and calls use them at once. */
export function changeListSettings(actor: Actor, change: Partial<ListSettings>) {
  return db.$transaction(async (tx) => {
    await askIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = await readListSettings(tx);
    const after = {
      namesMasked: change.namesMasked ?? before.namesMasked,
      indexed: change.indexed ?? before.indexed,
      objectionDays: change.objectionDays ?? before.objectionDays,
    };
    const fields = (['namesMasked', 'indexed', 'objectionDays'] as const).filter(
      (field) => before[field] !== after[field],
    );
    if (fields.length === 0) return after;
    await tx.caseSettings.update({
      where: { id: 1 },
      data: {
        listNamesMasked: after.namesMasked,
        listIndexed: after.indexed,
        objectionDays: after.objectionDays,
      },
    });
    const changes = fields.map((field) => ({ field, from: before[field], to: after[field] }));
    await recordAudit(tx, actor, 'case_changed', { details: { changes } });
    return after;
  });
}
