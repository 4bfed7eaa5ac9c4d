import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import { aClaim } from './changing';
import { ask } from './determinations';
import type { TestPerson } from './people';

export const changesAs = (person: TestPerson, claimId: string) =>
  ask<ChangesOfClaim>(person, 'GET', `claims/${claimId}/change-requests`);

export const askForChangeAs = (person: TestPerson, claimId: string, body: unknown) =>
  ask<ChangesOfClaim>(person, 'POST', `claims/${claimId}/change-requests`, body);

/** A request in words alone. */
export const inWords = (changes: object = {}) => ({
  kind: 'other',
  reason: 'My father’s name is written wrongly.',
  ...changes,
});

/** A request for another bank account. */
export const otherAccount = (accountNumber = '60200098765432', changes: object = {}) => ({
  kind: 'bank_account',
  reason: 'The old account is closed.',
  values: { accountNumber },
  ...changes,
});

/** What is done with a request. */
export const withChange = (
  person: TestPerson,
  id: string,
  deed: 'accept' | 'decline' | 'take-back' | 'reveal',
  body: object = {},
) => ask<ChangesOfClaim>(person, 'POST', `change-requests/${id}/${deed}`, body);

export const acceptAs = (person: TestPerson, id: string, version = 1, answer = '') =>
  withChange(person, id, 'accept', { version, answer });

/** A request that is open. */
export async function changeAskedBy(person: TestPerson, claimId: string, body: object = inWords()) {
  const answer = await askForChangeAs(person, claimId, body);
  const [change] = answer.body.changes ?? [];
  if (answer.status !== 201 || !change) throw new Error(`Could not ask: ${answer.text}`);
  return change;
}

/** A claim that is decided, its claimant, its case manager, and the administrator who decided it. */
export async function decidedClaim(status: 'approved' | 'rejected' = 'approved') {
  const world = await aClaim();
  const decided = await ask(world.meera, 'PATCH', `claims/${world.id}/status`, {
    status,
    reviewNote: 'By the books.',
  });
  if (decided.status !== 200) throw new Error(`Could not decide: ${decided.text}`);
  return world;
}
