import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { prepared, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { maxSnippets, type SnippetKind } from './kinds';
import type { SnippetBody } from './schema';

/** A sentence that somebody keeps, to write it again. */
export interface KeptSnippet {
  id: string;
  kind: SnippetKind;
  text: string;
}

/** Gives the actor's own sentences, those used last first. */
export async function keptSnippets(actor: Actor): Promise<{ snippets: KeptSnippet[] }> {
  const snippets = await prepared<KeptSnippet>(sql`SELECT id, kind, text FROM snippets
    WHERE user_id = ${actor.id}::uuid ORDER BY used_at DESC, id`);
  return { snippets };
}

/** Keeps a sentence, or notes that it was used again. Throws `too_many_snippets`. */
export const keepSnippet = (actor: Actor, { kind, text }: SnippetBody): Promise<KeptSnippet> =>
  db.$transaction(async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`);
    const others = await queryIn(tx)<{ id: string }>(sql`SELECT id FROM snippets
      WHERE user_id = ${actor.id}::uuid AND (kind, text) <> (${kind}::text, ${text}::text)`);
    if (others.length >= maxSnippets)
      throw new PortalError('too_many_snippets', { params: { max: maxSnippets } });
    const [kept] = await queryIn(tx)<KeptSnippet>(sql`
      INSERT INTO snippets (user_id, kind, text) VALUES (${actor.id}::uuid, ${kind}::text, ${text}::text)
      ON CONFLICT (user_id, kind, text) DO UPDATE SET used_at = now() RETURNING id, kind, text`);
    if (!kept) throw new Error('a kept sentence is one row');
    return kept;
  });

/** Removes a sentence of the actor's own. Throws `not_found`. */
export async function removeSnippet(actor: Actor, id: string) {
  const gone = await prepared<{ id: string }>(sql`DELETE FROM snippets
    WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid RETURNING id`);
  if (gone.length === 0) throw notFound('snippet');
  return { id };
}
