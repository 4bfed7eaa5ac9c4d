import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { fingerprintsOf } from '@/lib/crypto/fingerprint';
import { PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimsFile } from './receive';

interface FiledBefore {
  at: Date;
  claims: number;
}

/** Finds the last time that this person filed a file with the same content within 24 hours; null if they did not. */
export async function filedBefore(
  client: PoolClient,
  actor: Actor,
  { sha256 }: ClaimsFile,
): Promise<FiledBefore | null> {
  const [before] = await queryIn(client)<FiledBefore>(sql`
    SELECT imported_at AS at, claims FROM claim_imports
    WHERE user_id = ${actor.id}::uuid AND sha256 = ANY(${fingerprintsOf(sha256)}::bytea[])
      AND imported_at > now() - interval '24 hours'
    ORDER BY imported_at DESC LIMIT 1`);
  return before ?? null;
}

/**
 * Locks this person's file by its content until the transaction ends; the same file sent again waits here. Throws
 * `duplicate_file` when it was filed within the last 24 hours, unless `allowed`.
 */
export async function holdFile(
  client: PoolClient,
  actor: Actor,
  file: ClaimsFile,
  allowed: boolean,
) {
  await oneAtATime(client, `import:${actor.id}:${file.sha256.toString('hex')}`);
  const before = allowed ? null : await filedBefore(client, actor, file);
  if (!before) return;
  const { at, claims } = before;
  const params = { at: at.toISOString(), claims };
  throw new PortalError('duplicate_file', {
    params,
    issues: [{ path: 'file', rule: 'duplicate_file', params }],
  });
}
