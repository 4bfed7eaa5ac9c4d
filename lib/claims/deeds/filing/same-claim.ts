import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { identifierHashes } from '@/lib/crypto/identifier-hash';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import type { Transaction } from '@/lib/platform/db';
import { queryIn, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { FormValues } from './form';

/** How many claims are compared: more would not help. */
const most = 20;

interface Like {
  creditorName: string;
  claimAmount: string;
  /** Of its identifiers, in hexadecimal digits. */
  hashes: readonly string[];
}

/** The statement behind `claimsLike`. */
export const likeStatement = (
  actor: Actor,
  { creditorName, claimAmount, hashes }: Like,
): Statement<{ claimNumber: string | null }> => sql`
  SELECT CASE WHEN ${visibleIn(actor, 'claim.read')} THEN c.claim_number END AS "claimNumber"
  FROM (
    SELECT claim_id AS id FROM (SELECT i.claim_id FROM claim_identifiers i
      WHERE i.hash IN (SELECT decode(h, 'hex') FROM unnest(${hashes}::text[]) AS h) LIMIT 1000) AS numbered
    UNION
    SELECT id FROM (SELECT n.id FROM claims n WHERE n.quarantine_id IS NULL AND n.claim_amount = ${claimAmount}::numeric
      AND lower(n.creditor_name) = lower(${creditorName}::text) LIMIT 1000) AS named
  ) AS like_it JOIN claims c ON c.id = like_it.id
  WHERE c.quarantine_id IS NULL AND c.status <> 'withdrawn'
  ORDER BY c.submitted_at DESC, c.id DESC LIMIT ${most}::int`;

/**
 * Finds claims, not withdrawn, that share a number with these values, or creditor and amount. Gives how many, up to 20, and the
 * numbers of the newest five that the actor may see.
 */
export async function claimsLike(
  tx: Transaction,
  actor: Actor,
  form: FormDefinition,
  { creditorName, claimAmount, claimData }: FormValues,
) {
  const hashes = identifierHashes(form, claimData).map(({ hash }) => hash);
  const like = { creditorName, claimAmount, hashes };
  const rows = await queryIn(tx)(likeStatement(actor, like));
  const numbers = rows.flatMap(({ claimNumber }) => claimNumber ?? []);
  return { count: rows.length, numbers: numbers.slice(0, 5) };
}
