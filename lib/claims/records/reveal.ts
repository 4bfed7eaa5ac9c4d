import type { Actor } from '@/lib/access/actor';
import { numbersBeforeAlert, revealedNumbersOfDay, revealsOfPerson } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { claimsShownTo } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { ofClaim, openValue } from '@/lib/claims/records/identifiers/values';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { fieldOfPath, mapIdentifiers } from '@/lib/forms/identifiers';
import { alertBeyond } from '@/lib/notifications/alert-beyond';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/rate-limit';

/** By path, such as `employeeDetails.0.identificationNumber`. */
export interface Revealed {
  values: Record<string, string>;
}

/** Counts the numbers shown, and alerts administrators when one professional views very many in a day. */
const watchNumbersShown = (actor: Actor, count: number) =>
  alertBeyond({ kind: 'numbers_shown', policy: numbersBeforeAlert, cause: actor.id }, actor, count);

/**
 * Gives the identifier in one field of a claim in full; for a table's column (`employeeDetails.identificationNumber`), those of
 * all rows. The audit trail records who saw which. Only professionals have a daily limit, because a claimant sees their own.
 * Throws `not_found`, also for a field without one, and the limits' refusals.
 */
export async function revealIdentifier(actor: Actor, id: string, field: string): Promise<Revealed> {
  await consumeLimit(revealsOfPerson, actor.id);
  const claim = await db.claim.findFirst({
    where: { id, ...claimsShownTo(actor, 'claim.reveal') },
    select: { creditorType: true, claimData: true },
  });
  if (!claim) throw notFound('claim');
  return show(actor, { id, creditorType: claim.creditorType, stored: claim.claimData }, field);
}

/** Gives the identifier that a request for a change proposes for a field, like {@link revealIdentifier}. */
export async function revealProposed(actor: Actor, id: string, field: string): Promise<Revealed> {
  await consumeLimit(revealsOfPerson, actor.id);
  const request = await db.changeRequest.findFirst({
    where: { id, claim: claimsShownTo(actor, 'claim.reveal') },
    select: { proposed: true, claim: { select: { id: true, creditorType: true } } },
  });
  if (!request) throw notFound('changeRequest');
  return show(actor, { ...request.claim, stored: request.proposed ?? {} }, field, {
    changeRequestId: id,
  });
}

interface Stored {
  /** Of the claim. */
  id: string;
  creditorType: CreditorType;
  stored: unknown;
}

async function show(
  actor: Actor,
  { id, creditorType, stored }: Stored,
  field: string,
  more: Record<string, string> = {},
): Promise<Revealed> {
  const values: Record<string, string> = {};
  mapIdentifiers(formOf(creditorType), stored as Record<string, unknown>, (text, path) => {
    if (fieldOfPath(path) === field) values[path] = openValue(ofClaim(id), path, text);
    return text;
  });
  const count = Object.keys(values).length;
  if (count === 0) throw notFound('field');
  const others = isProfessional(actor.role);
  if (others) await consumeLimit(revealedNumbersOfDay, actor.id, count);
  const details = { field, count, ...more };
  await db.$transaction((tx) =>
    recordAudit(tx, actor, 'identifier_shown', { claimId: id, details }),
  );
  if (others) await watchNumbersShown(actor, count);
  return { values };
}
