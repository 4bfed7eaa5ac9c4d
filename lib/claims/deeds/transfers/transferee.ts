import 'server-only';
import type { ClaimTransfer } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { accountOf } from '@/lib/claims/deeds/filing/account-of';
import { claimantIn } from '@/lib/forms/claimant';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import type { Transaction } from '@/lib/platform/db';
import { invalid } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';

/**
 * Gives the owner of the new creditor's claim: the person who answered, or, for an answer from paper, the owner of the address,
 * who is invited if they have no account; without an address, an account nobody can sign in to. Throws `invalid` for a
 * professional's address.
 */
export async function transfereeOf(
  tx: Transaction,
  actor: Actor,
  { answerPaperId, answeredById, transfereeEmail: email }: ClaimTransfer,
  creditorType: CreditorType,
  claimData: Record<string, unknown>,
) {
  if (answeredById && !answerPaperId) return answeredById;
  const { firstName, lastName, phone } = claimantIn(formOf(creditorType), claimData);
  const person = { firstName, lastName, phone, role: 'claimant' } as const;
  if (email === null) return (await tx.user.create({ data: person })).id;
  await freeAddress(queryIn(tx), email);
  const { count } = await tx.user.createMany({ data: { ...person, email }, skipDuplicates: true });
  const id = await accountOf(tx, actor, email, count > 0);
  if (id === null) throw invalid('email', 'professional_email');
  return id;
}
