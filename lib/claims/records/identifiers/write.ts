import { hashGatherer, type IdentifierHash } from '@/lib/crypto/identifier-hash';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { mapInTurns } from './in-turns';

/** A claim's values, not encrypted. */
export interface HashedClaim {
  id: string;
  form: FormDefinition;
  values: Readonly<Record<string, unknown>>;
}

/** Replaces the hashes of claims' identifiers, in the transaction that changes the claims. */
export async function saveHashesOf(tx: Transaction, claims: readonly HashedClaim[]) {
  const hashes: (IdentifierHash & { id: string })[] = [];
  for (const { id, form, values } of claims) {
    const gathered = hashGatherer();
    await mapInTurns(form, values, (text, _, kind) => {
      gathered.add(text, kind);
      return text;
    });
    hashes.push(...gathered.all().map((each) => ({ id, ...each })));
  }
  const ids = claims.map(({ id }) => id);
  const keptIds = hashes.map(({ id }) => id);
  const keptHashes = hashes.map(({ hash }) => hash);
  // Unchanged hashes stay: other claims are flagged because of them.
  await queryIn(tx)(sql`
    DELETE FROM claim_identifiers i WHERE claim_id = ANY(${ids}::uuid[]) AND NOT EXISTS (
      SELECT FROM unnest(${keptIds}::uuid[], ${keptHashes}::text[]) AS kept (id, hash)
      WHERE kept.id = i.claim_id AND decode(kept.hash, 'hex') = i.hash)`);
  await queryIn(tx)(sql`
    INSERT INTO claim_identifiers (claim_id, kind, hash)
    SELECT id, kind, decode(hash, 'hex')
    FROM unnest(${keptIds}::uuid[], ${hashes.map(({ kind }) => kind)}::"IdentifierKind"[], ${keptHashes}::text[])
      AS kept (id, kind, hash)
    ON CONFLICT (claim_id, hash) DO UPDATE SET kind = EXCLUDED.kind WHERE claim_identifiers.kind <> EXCLUDED.kind`);
}

/** Does {@link saveHashesOf} for one claim. */
export const saveHashes = (
  tx: Transaction,
  id: string,
  form: FormDefinition,
  values: HashedClaim['values'],
) => saveHashesOf(tx, [{ id, form, values }]);
