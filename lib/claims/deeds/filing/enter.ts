import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { filings } from '@/lib/access/limits';
import { inWriteTurn } from '@/lib/access/lines';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { readCase } from '@/lib/case/read';
import { delayOf } from '@/lib/claims/deeds/late/delay';
import { beforeWriting } from '@/lib/claims/records/form-turn';
import { requirePublicNames } from '@/lib/claims/records/published/names';
import { readClaim } from '@/lib/claims/records/read';
import type { EnteredBody } from '@/lib/claims/records/schema';
import { dayInIndia } from '@/lib/format/date';
import { claimantIn } from '@/lib/forms/claimant';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/one-at-a-time';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { accountOf } from './account-of';
import { createClaim, recordCreated } from './create';
import { problemsForAnswer, readPaperForm } from './form';
import { claimsLike } from './same-claim';
import { firstClaimOf, hashesOf, rememberKey } from './submit';

/**
 * Enters a claim that came by post, in person or by e-mail, once, like {@link submitClaim}. It counts from the day it came. It
 * belongs to the owner of the form's e-mail address, who is invited if they have no account, and to no account without an
 * address. A case manager who enters it is assigned to it.
 * Throws `invalid` for a future day and each broken rule, `identifier_in_public_text` for a name,
 * `received_before_commencement` and `same_claim` unless confirmed, `idempotency_key_used`, the limit's refusal, and what
 * {@link requireWithinQuota} throws.
 */
export async function enterClaim(actor: Actor, body: EnteredBody, key: string | null) {
  await consumeActorLimits(filings, actor);
  const { creditorType, receivedBy, receivedOn } = body;
  const form = formOf(creditorType);
  const { values, documents, hashes } = await beforeWriting(body.claimData, async () => ({
    ...readPaperForm(body, await delayOf(receivedOn)),
    hashes: hashesOf(body),
  }));
  const allowed = await requirePublicNames(form, values.claimData, body);
  await requireDay(body);
  const enter = async (tx: Transaction) => {
    const first = key && (await firstClaimOf(tx, actor, key, hashes));
    if (first) return first;
    // Of two people who enter the same paper at once, the second is told about the first.
    await oneAtATime(tx, 'claim entered by hand');
    if (!body.evenIfSame) await requireNoneLike(tx, actor, form, values);
    const claimantId = await claimantOf(tx, actor, form, values.claimData);
    const created = await createClaim(tx, actor, {
      creditorType,
      claimantId,
      values,
      documents,
      allowed,
      entered: {
        by: actor.id,
        receivedBy,
        receivedAt: new Date(`${receivedOn}T00:00:00+05:30`),
        assignedToId: actor.role === 'ip_case_manager' ? actor.id : null,
      },
    });
    if (key) await rememberKey(tx, actor, key, hashes, created.id);
    await requireWithinQuota(queryIn(tx), actor);
    await recordCreated(tx, actor, created);
    return created.id;
  };
  const id = await inWriteTurn(() => db.$transaction(enter));
  return readClaim(actor, id);
}

/** Refuses a future day, and asks about a day before the commencement. */
async function requireDay({ receivedOn, beforeCommencement }: EnteredBody) {
  if (receivedOn > dayInIndia(await databaseTime())) throw invalid('receivedOn', 'received_future');
  const { commencementDate: day } = await readCase();
  if (day !== null && receivedOn < day && !beforeCommencement) {
    throw new PortalError('received_before_commencement', { params: { day } });
  }
}

type Values = Parameters<typeof claimsLike>[3];

async function requireNoneLike(
  tx: Transaction,
  actor: Actor,
  form: FormDefinition,
  values: Values,
) {
  const { count, numbers } = await claimsLike(tx, actor, form, values);
  if (count === 0) return;
  throw new PortalError('same_claim', { params: { count, numbers: numbers.join(' ') } });
}

async function claimantOf(
  tx: Transaction,
  actor: Actor,
  form: FormDefinition,
  claimData: Record<string, unknown>,
) {
  const { email, firstName, lastName, phone } = claimantIn(form, claimData);
  const person = { firstName, lastName, phone, role: 'claimant' } as const;
  if (!email) return (await tx.user.create({ data: person })).id;
  await freeAddress(queryIn(tx), email);
  const { count } = await tx.user.createMany({
    data: { ...person, email },
    skipDuplicates: true,
  });
  const id = await accountOf(tx, actor, email, count > 0);
  if (id !== null) return id;
  const field = form.contact.email;
  const problem = { path: field, field, rule: 'professionalEmail' } as const;
  throw new PortalError('invalid', { issues: problemsForAnswer(form, [problem]) });
}
