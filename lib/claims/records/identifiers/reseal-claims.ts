import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isStale, resealed } from './reseal';
import { ofClaim, type Values } from './values';
import { type HashedClaim, saveHashesOf } from './write';

interface Stored {
  id: string;
  creditorType: CreditorType;
  claimData: Values;
  versions: { version: number; claimData: Values }[];
  /** From requests for a change. */
  proposed: { id: string; values: Values }[];
}

const next = (tx: Transaction, after: string, max: number) =>
  // Everybody locks claims in the order of ids.
  queryIn(tx)<Stored>(sql`
    SELECT c.id, c.creditor_type AS "creditorType", c.claim_data AS "claimData",
      (SELECT coalesce(json_agg(json_build_object('version', v.version, 'claimData', v.claim_data)), '[]')
       FROM claim_versions v WHERE v.claim_id = c.id) AS versions,
      (SELECT coalesce(json_agg(json_build_object('id', r.id, 'values', r.proposed)), '[]')
       FROM change_requests r WHERE r.claim_id = c.id AND r.proposed IS NOT NULL) AS proposed
    FROM claims c WHERE c.id > ${after}::uuid
    ORDER BY c.id LIMIT ${max} FOR NO KEY UPDATE OF c`);

/**
 * Encrypts the next claims after this id with the present key, with their versions, hashes and requests for a change. `last` is
 * the last id looked at, null when there was none.
 */
export async function resealClaims(tx: Transaction, after: string, max: number) {
  const claims = await next(tx, after, max);
  const fresh: (HashedClaim & { data: string })[] = [];
  const versions: { id: string; version: number; data: string }[] = [];
  const requests: { id: string; data: string }[] = [];
  let unopened = 0;
  for (const { id, creditorType, claimData, versions: former, proposed } of claims) {
    const form = formOf(creditorType);
    const reseal = (stored: Values) => {
      const both = resealed(form, ofClaim(id), stored);
      if (!both) unopened += 1;
      return both;
    };
    const now = isStale(form, claimData) && reseal(claimData);
    if (now) fresh.push({ id, form, values: now.open, data: JSON.stringify(now.sealed) });
    for (const { version, claimData: stored } of former) {
      const then = isStale(form, stored) && reseal(stored);
      if (then) versions.push({ id, version, data: JSON.stringify(then.sealed) });
    }
    for (const { id: request, values } of proposed) {
      const asked = isStale(form, values) && reseal(values);
      if (asked) requests.push({ id: request, data: JSON.stringify(asked.sealed) });
    }
  }
  if (fresh.length > 0) {
    await queryIn(tx)(sql`
      UPDATE claims c SET claim_data = f.data
      FROM unnest(${fresh.map(({ id }) => id)}::uuid[], ${fresh.map(({ data }) => data)}::jsonb[]) AS f (id, data)
      WHERE c.id = f.id`);
    await saveHashesOf(tx, fresh);
  }
  if (versions.length > 0) {
    await queryIn(tx)(sql`
      UPDATE claim_versions v SET claim_data = f.data
      FROM unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::int[],
        ${versions.map(({ data }) => data)}::jsonb[]) AS f (id, version, data)
      WHERE v.claim_id = f.id AND v.version = f.version`);
  }
  if (requests.length > 0)
    await queryIn(tx)(sql`
      UPDATE change_requests r SET proposed = f.data
      FROM unnest(${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ data }) => data)}::jsonb[]) AS f (id, data)
      WHERE r.id = f.id`);
  return { changed: fresh.length, unopened, last: claims.at(-1)?.id ?? null };
}
