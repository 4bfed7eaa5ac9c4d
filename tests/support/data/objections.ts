import type { ObjectionsOfClaim } from '@/lib/claims/deeds/objections/present';
import { decideListAs, madeListAs } from './creditor-lists';
import { ask } from './determinations';
import type { TestPerson } from './people';

/** A list of creditors as on today that is published. */
export async function publishedListAs(person: TestPerson, asOn?: string) {
  const { number } = await madeListAs(person, asOn);
  for (const state of ['confirmed', 'published']) {
    const { status, text } = await decideListAs(person, number, state);
    if (status !== 200) throw new Error(`Could not publish: ${text}`);
  }
  return number;
}

export const objectionsAs = (person: TestPerson, claimId: string) =>
  ask<ObjectionsOfClaim>(person, 'GET', `claims/${claimId}/objections`);

export const objectAs = (person: TestPerson, claimId: string, body: unknown) =>
  ask<ObjectionsOfClaim>(person, 'POST', `claims/${claimId}/objections`, body);

/** An objection to a line of that list. */
export const objectionTo = (list: number, changes: object = {}) => ({
  list,
  ground: 'amount',
  text: 'October is missing.',
  ...changes,
});

export const refuseAs = (person: TestPerson, id: string, reasons: unknown = 'It was paid.') =>
  ask<ObjectionsOfClaim>(person, 'POST', `objections/${id}/refusal`, { reasons });

/** An objection to the row of a claim that is open. */
export async function objectedBy(person: TestPerson, claimId: string, list: number) {
  const { status, body, text } = await objectAs(person, claimId, objectionTo(list));
  const [objection] = body.objections ?? [];
  if (status !== 201 || !objection) throw new Error(`Could not object: ${text}`);
  return objection;
}
