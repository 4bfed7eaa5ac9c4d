import type { Actor } from '@/lib/auth/actor';
import type { Transaction } from '@/lib/db';
import { PortalError } from '@/lib/errors';

/**
 * That claims which others entered for a claimant by their e-mail address stay closed to whoever merely registered
 * that address: until a link mailed to it was used, such a claim, or any where none is given, is none to open or
 * change, nor can the account move to another address with it. Throws `address_not_proven`.
 */
export async function requireProvenAddress(
  tx: Transaction,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  claimId: string | null = null,
) {
  if (role !== 'claimant') return;
  const entered = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users u JOIN claims c ON c.claimant_id = u.id
      JOIN audit_entries a ON a.claim_id = c.id AND a.action = 'claim_submitted' AND a.user_id <> u.id
    WHERE u.id = ${id}::uuid AND u.email_proven_at IS NULL AND c.id = coalesce(${claimId}::uuid, c.id) LIMIT 1`;
  if (entered.length === 0) return;
  throw new PortalError(
    'address_not_proven',
    "An insolvency professional entered claims for you under this e-mail address. Please show first that it is yours: log out, choose 'Forgot your password?', and open the link that we send you.",
  );
}
