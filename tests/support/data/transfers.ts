import type { PresentedTransfer, TransfersOfClaim } from '@/lib/claims/deeds/transfers/present';
import { documentOf } from '@/tests/api/documents/documents-support';
import { ask } from './determinations';
import type { TestPerson } from './people';

interface Reported {
  amount: string;
  /** `YYYY-MM-DD`. */
  on: string;
  name?: string;
  email?: string | null;
  deedId?: string;
}

/** Reports a transfer, with a deed that is uploaded first. */
export const reportTransferAs = async (
  person: TestPerson,
  claimId: string,
  { name = 'Z Capital', ...transfer }: Reported,
) =>
  ask<PresentedTransfer>(person, 'POST', `claims/${claimId}/transfers`, {
    name,
    deedId: (await documentOf(person)).id,
    ...transfer,
  });

/** What is done with a transfer: answered, accepted, refused, taken back. */
export const withTransfer = (
  person: TestPerson,
  id: string,
  deed: 'answer' | 'accept' | 'refuse' | 'take-back',
  body: object = {},
) => ask<PresentedTransfer>(person, 'POST', `transfers/${id}/${deed}`, body);

export const agreeAs = (person: TestPerson, id: string, relatedParty = false) =>
  withTransfer(person, id, 'answer', { agreed: true, relatedParty });

export const transfersFor = async (person: TestPerson, claimId: string) =>
  (await ask<TransfersOfClaim>(person, 'GET', `claims/${claimId}/transfers`)).body;
