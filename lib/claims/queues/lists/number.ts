import type { Actor } from '@/lib/access/actor';
import { numberSearches } from '@/lib/access/limits';
import { anyKindHashes, normalNumber } from '@/lib/crypto/identifier-hash';
import { isSealed, seal, unseal } from '@/lib/crypto/identifier-seal';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Sql, sql } from '@/lib/platform/sql';

/** A token opens no stored value, and a stored value opens as no token. */
const place = 'search\0number';

/**
 * The number in encrypted form, for addresses and queries, since addresses are logged, kept and shared. The same number gives
 * the same token as long as the key stays the same.
 */
export const tokenOf = (number: string) => Buffer.from(seal(number, place)).toString('base64url');

/** {@link tokenOf} for somebody who searches. Throws the limit's refusal. */
export async function tokenOfNumber(actor: Actor, number: string) {
  await consumeActorLimits(numberSearches, actor);
  return { token: tokenOf(number) };
}

/** The number behind a token; undefined when it is no token, or its key is gone. */
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

/** Whether a claim of `claims c`, or of the search table, has the number behind a token. */
export function hasNumber(token: string): Sql {
  const number = numberOf(token);
  if (number === undefined) return sql`false`;
  const plain = normalNumber(number);
  const dialled = phone.exec(plain)?.[1] ?? plain;
  const hashes = sql`SELECT decode(given, 'hex') FROM unnest(${`{${anyKindHashes(number).join()}}`}::text[]) AS given`;
  return sql`c.id IN (SELECT i.claim_id FROM claim_identifiers i WHERE i.hash = ANY (ARRAY(${hashes}))
    UNION ALL SELECT p.id FROM claim_search p WHERE p.plain_numbers && ARRAY[${plain}::text, ${dialled}::text])`;
}
