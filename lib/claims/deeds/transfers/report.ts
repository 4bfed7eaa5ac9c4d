import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { transfers } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { isProfessional } from '@/lib/access/role';
import { readCase } from '@/lib/case/read';
import { requirePublicNames } from '@/lib/claims/records/published/names';
import { attachLoose } from '@/lib/documents/attach';
import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { formOf } from '@/lib/forms/definitions/registry';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { transfereeForm } from './form';
import { readTransfer } from './read';
import type { TransferBody } from './schema';
import { mayGo, type TransferStanding, transferStanding } from './standing';
import { tellOfTransfer } from './tell';

/**
 * Reports, with the deed, that a claim or part of it went to another creditor; by its claimant, or at the desk from paper. The
 * new creditor is then asked. A claim has one open transfer at a time.
 * Throws `not_found`, `claim_closed`, `transfer_unfit` for a claim for many, `transfer_waiting`, `identifier_in_public_text`
 * for a name, the limit's refusal, and `invalid` for too large an amount, a future day or one before the debt was this
 * creditor's, a transfer to oneself, a name that the form does not accept, and a deed that is not the actor's upload.
 */
export async function reportTransfer(actor: Actor, claimId: string, body: TransferBody) {
  const email = body.email ?? null;
  if (email === null && !isProfessional(actor.role))
    throw invalid('email', 'required', { field: 'email' });
  if (body.on > dayInIndia(await databaseTime())) throw invalid('on', 'late_day_future');
  await consumeActorLimits(transfers, actor);
  const id = await db.$transaction(async (tx) => {
    await lockClaim(tx, actor, 'claim.transfer', claimId);
    const standing = await transferStanding(tx, claimId);
    const allowed = await requireFit(tx, standing, { ...body, email });
    const attached = await attachLoose(tx, actor, claimId, [body.deedId], 'deedId');
    const amount = fromPaise(paiseOf(body.amount));
    const made = await tx.claimTransfer.create({
      data: {
        claimId,
        amount,
        transferredOn: new Date(body.on),
        transfereeName: body.name,
        transfereeEmail: email,
        deedId: body.deedId,
        reportedById: actor.id,
      },
      select: { id: true },
    });
    const told = { id: made.id, claimId, amount, on: body.on, transfereeEmail: email };
    await tellOfTransfer(tx, actor, 'reported', { ...told, attached, allowed });
    return made.id;
  });
  return readTransfer(actor, id);
}

async function requireFit(
  tx: Transaction,
  standing: TransferStanding,
  { name, email, amount, on, ...anyway }: TransferBody & { email: string | null },
) {
  if (standing.status === 'withdrawn') throw new PortalError('claim_closed');
  if (standing.creditorType === 'form_e') throw new PortalError('transfer_unfit');
  if (standing.open) throw new PortalError('transfer_waiting');
  const paise = paiseOf(amount);
  const most = mayGo(standing);
  if (paise > most)
    throw invalid('amount', 'transfer_too_much', { amount: formatMoney(fromPaise(most)) });
  const { commencementDate } = await readCase(tx);
  const first = [commencementDate, standing.cameOn]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  if (first && on < first) throw invalid('on', 'transfer_before', { day: first });
  const same = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase();
  const self = email !== null && standing.email !== null && same(email, standing.email);
  if (self || (email === null && same(name, standing.creditorName)))
    throw invalid(self ? 'email' : 'name', 'transfer_oneself');
  // Refuses now what the new creditor's claim could not accept later.
  const { claimData } = transfereeForm(standing, {
    name,
    email,
    amount: paise,
    on,
    relatedParty: null,
    heads: new Map(),
  });
  const at = () => 'name';
  return requirePublicNames(formOf(standing.creditorType), claimData, anyway, { at });
}
