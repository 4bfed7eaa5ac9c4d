import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { readClaim } from '@/lib/claims/records/read';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { isUniqueViolation } from '@/lib/platform/prisma-errors';
import { queryIn } from '@/lib/platform/query';
import { accountOf } from './account-of';
import { lockCorrectable } from './correct';
import { readdress } from './readdress';

/**
 * Gives the creditor of a claim from paper an account at this address, which only the reader of the letter sent there can open;
 * an existing account at the address gets the claim. Until somebody accepts the invitation, a new address replaces a wrong one.
 * Throws what {@link lockCorrectable} throws, `has_account` when the claim already is at that address, `invalid` for a
 * professional's address, and the limit's refusal.
 */
export async function inviteClaimant(actor: Actor, id: string, email: string) {
  try {
    await invite(actor, id, email);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody registered the address in the meantime.
    await invite(actor, id, email);
  }
  return readClaim(actor, id);
}

const invite = (actor: Actor, id: string, email: string) =>
  db.$transaction(async (tx) => {
    await lockCorrectable(tx, actor, id);
    const { claimant } = await tx.claim.findUniqueOrThrow({
      where: { id },
      select: { claimant: { select: { id: true, email: true } } },
    });
    if (claimant.email?.toLowerCase() === email.toLowerCase()) throw new PortalError('has_account');
    if (claimant.email !== null) {
      const now = await readdress(tx, actor, email, { claimId: id, claimantId: claimant.id });
      return finish(tx, actor, id, { ...now, corrected: true });
    }
    await freeAddress(queryIn(tx), email);
    const known = (await tx.user.count({ where: { email } })) > 0;
    if (!known) await tx.user.update({ where: { id: claimant.id }, data: { email } });
    const claimantId = await accountOf(tx, actor, email, !known);
    return finish(tx, actor, id, { known, claimantId });
  });

interface Outcome {
  known: boolean;
  /** Null for a professional's address. */
  claimantId: string | null;
  corrected?: boolean;
}

async function finish(
  tx: Transaction,
  actor: Actor,
  id: string,
  { claimantId, ...details }: Outcome,
) {
  if (claimantId === null) throw invalid('email', 'professional_email');
  await tx.claim.update({ where: { id }, data: { claimantId }, select: { id: true } });
  await recordAudit(tx, actor, 'claimant_invited', { claimId: id, details });
}
