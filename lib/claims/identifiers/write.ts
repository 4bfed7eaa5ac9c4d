import { hashGatherer, type IdentifierHash } from '@/lib/crypto/identifier-hash';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import type { Transaction } from '@/lib/platform/db';
import { mapInTurns } from './in-turns';

/** A claim's values, not encrypted. */
export interface HashedClaim {
  id: string;
  form: FormDefinition;
  values: Readonly<Record<string, unknown>>;
}

/** Keeps the hashes of claims' identifiers in place of those there were, in the transaction that changes them. */
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
  await tx.$executeRaw`DELETE FROM claim_identifiers WHERE claim_id = ANY(${ids}::uuid[])`;
  await tx.$executeRaw`
    INSERT INTO claim_identifiers (claim_id, kind, hash)
    SELECT id, kind, decode(hash, 'hex')
    FROM unnest(${hashes.map(({ id }) => id)}::uuid[], ${hashes.map(({ kind }) => kind)}::"IdentifierKind"[],
      ${hashes.map(({ hash }) => hash)}::text[]) AS kept (id, kind, hash)`;
}

/** The hashes of one claim, see {@link saveHashesOf}. */
export const saveHashes = (
  tx: Transaction,
  id: string,
  form: FormDefinition,
  values: HashedClaim['values'],
) => saveHashesOf(tx, [{ id, form, values }]);
