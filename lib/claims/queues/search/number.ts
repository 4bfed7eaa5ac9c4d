import type { Actor } from '@/lib/access/actor';
import { numberSearches } from '@/lib/access/limits';
import { anyKindHashes, normalNumber } from '@/lib/crypto/identifier-hash';
import { isSealed, seal, unseal } from '@/lib/crypto/identifier-seal';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Sql, sql } from '@/lib/platform/sql';

/** Keeps tokens and stored values apart: neither opens as the other. */
const place = 'search\0number';

/**
 * Encrypts a number for addresses and queries, which are logged, kept and shared. Gives the same token for the same number
 * while the key stays.
 */
export const tokenOf = (number: string) => Buffer.from(seal(number, place)).toString('base64url');

/** Makes a {@link tokenOf} for the actor. Throws the limit's refusal. */
export async function tokenOfNumber(actor: Actor, number: string) {
  await consumeActorLimits(numberSearches, actor);
  return { token: tokenOf(number) };
}

/** Opens a token; undefined when it is none, or its key is gone. */
function numberOf(token: string) {
  const sealed = Buffer.from(token, 'base64url').toString();
  if (!isSealed(sealed)) return undefined;
  try {
    return unseal(sealed, place);
  } catch {
    return undefined;
  }
}

/** Ten digits, with or without a country code or zero before them. */
const phone = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** SQL that tells whether a claim of `claims c`, or of the search table, has the number of a token. */
export function hasNumber(token: string): Sql {
  const number = numberOf(token);
  if (number === undefined) return sql`false`;
  const plain = normalNumber(number);
  const dialled = phone.exec(plain)?.[1] ?? plain;
  const hashes = sql`SELECT decode(given, 'hex') FROM unnest(${`{${anyKindHashes(number).join()}}`}::text[]) AS given`;
  return sql`c.id IN (SELECT i.claim_id FROM claim_identifiers i WHERE i.hash = ANY (ARRAY(${hashes}))
    UNION ALL SELECT p.id FROM claim_search p WHERE p.plain_numbers && ARRAY[${plain}::text, ${dialled}::text])`;
}
