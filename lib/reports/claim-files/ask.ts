import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { claimFiles } from '@/lib/access/limits';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import type { ClaimFilesBody } from './schema';

/** Queues the whole file of these claims; gives its id. Throws `not_found` and the limit's refusal. */
export async function askForClaimFile(actor: Actor, { ids, language }: ClaimFilesBody) {
  await consumeActorLimits(claimFiles, actor);
  const seen = await db.claim.count({
    where: { id: { in: ids }, ...claimsVisibleTo(actor, 'claim.file') },
  });
  if (seen < ids.length) throw notFound('claim');
  const hash = createHash('sha256').update(ids.join()).digest();
  const { ipAddress, userAgent } = actor.origin;
  // A queued row is updated, so that RETURNING gives its id too.
  const [file] = await prepared<{ id: string }>(sql`
    INSERT INTO claim_files (user_id, claim_ids, ids_hash, language, ip_address, user_agent)
    VALUES (${actor.id}::uuid, ${ids}::uuid[], ${hash}, ${language}, ${ipAddress}, ${userAgent})
    ON CONFLICT (user_id, language, ids_hash) WHERE state = 'queued' DO UPDATE SET language = EXCLUDED.language
    RETURNING id`);
  if (!file) throw notFound('claimFile');
  return file;
}
