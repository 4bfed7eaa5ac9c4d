import type { PresentedClaim } from '@/lib/claims/records/present';
import { ask } from './determinations';
import type { TestPerson } from './people';

/** Sets a claim aside as somebody who reads it as it is, unless the body says otherwise. */
export async function setAsideAs(person: TestPerson, id: string, body: object) {
  const {
    version,
    status,
    documents = [],
  } = (await ask<Partial<PresentedClaim>>(person, 'GET', `claims/${id}`)).body;
  const read = { claimVersion: version ?? 1, seen: 0, status: status ?? 'submitted' };
  return ask<PresentedClaim>(person, 'PUT', `claims/${id}/set-aside`, {
    ...read,
    documents: documents.length,
    ...body,
  });
}
