import type { Actor } from '@/lib/access/actor';
import type { ListLayout } from '@/lib/claims/queues/list-layout';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** Gives the actor's layout of the list of claims; null for the default. */
export async function readListLayout(actor: Actor): Promise<ListLayout | null> {
  const [row] = await prepared<{ layout: ListLayout }>(
    sql`SELECT layout FROM list_layouts WHERE user_id = ${actor.id}::uuid`,
  );
  return row?.layout ?? null;
}

/** Stores the actor's layout of the list of claims; null deletes it. */
export async function saveListLayout(actor: Actor, layout: ListLayout | null) {
  if (layout)
    await prepared(sql`INSERT INTO list_layouts (user_id, layout)
      VALUES (${actor.id}::uuid, ${JSON.stringify(layout)}::jsonb)
      ON CONFLICT (user_id) DO UPDATE SET layout = EXCLUDED.layout`);
  else await prepared(sql`DELETE FROM list_layouts WHERE user_id = ${actor.id}::uuid`);
  return layout;
}
