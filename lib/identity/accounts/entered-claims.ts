import 'server-only';
import type { User } from '@/generated/prisma/client';
import { isProven } from '@/lib/access/proven-address';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

/**
 * That an account takes no claims to another address that somebody entered for the present one, which anybody may
 * have registered. Throws `address_not_proven`.
 */
export async function requireNoEnteredClaims(tx: Transaction, user: User) {
  if (isProven(user)) return;
  const entered = await tx.claim.count({
    where: { claimantId: user.id, enteredById: { not: null } },
    take: 1,
  });
  if (entered > 0) throw new PortalError('address_not_proven');
}
