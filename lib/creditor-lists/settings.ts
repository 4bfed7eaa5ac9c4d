import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { settingsIn } from '@/lib/case/settings';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type ListSettings, listSettings } from './list-settings';

const names = Object.keys(listSettings) as (keyof ListSettings)[];

/** The settings as an administrator set them. */
export async function readListSettings(
  from: Pick<Transaction, 'caseSettings'> = db,
): Promise<ListSettings> {
  const row = await from.caseSettings.findUnique({ where: { id: 1 } });
  return settingsIn(listSettings, (name) => row?.[listSettings[name].column]);
}

/** Changes the given settings. Pages and calls use them at once. */
export function changeListSettings(
  actor: Actor,
  change: Partial<ListSettings>,
): Promise<ListSettings> {
  return db.$transaction(async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = await readListSettings(tx);
    const fields = names.filter(
      (name) => change[name] !== undefined && change[name] !== before[name],
    );
    if (fields.length === 0) return before;
    const data = Object.fromEntries(
      fields.map((field) => [listSettings[field].column, change[field]]),
    );
    await tx.caseSettings.update({ where: { id: 1 }, data });
    const changes = fields.map((field) => ({ field, from: before[field], to: change[field] }));
    await recordAudit(tx, actor, 'case_changed', { details: { changes } });
    return readListSettings(tx);
  });
}
