import type { PresentedClaim } from '@/lib/claims/records/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { call } from '@/tests/support/http/api';
import type { TestPerson } from './people';

/** What the wizard sends for a complete claim; on Form B without invoices, so that the desk divides it. */
export function claimBodyOf(type: CreditorType, changes: Record<string, unknown> = {}) {
  const { invoices: _, ...sample } = sampleValuesOf(type);
  const claimData: Record<string, unknown> = { ...sample, ...changes };
  return {
    creditorType: type,
    claimAmount: claimData.claimAmount,
    claimDescription: claimData.claimDescription,
    natureOfClaim: claimData.natureOfClaim ?? 'financial_debt',
    claimData,
  };
}

/** Values of a form as answers carry them: with masks for numbers that identify. */
export const maskedValuesOf = (type: CreditorType, values: Record<string, unknown>) =>
  mapIdentifiers(formOf(type), values, maskOf);

/** A claim of this person's, filed through the API. */
export async function createClaimAs(
  person: TestPerson,
  type: CreditorType = 'form_d',
  changes = {},
) {
  const body = claimBodyOf(type, changes);
  const answer = await call<PresentedClaim>('POST', `${person.portal}/api/claims`, {
    token: person.token,
    body,
  });
  if (answer.status !== 201) throw new Error(`Could not file the claim: ${answer.text}`);
  return answer.body;
}

/** Assigns a claim to a case manager. */
export async function assignTo(administrator: TestPerson, claimId: string, assignee: TestPerson) {
  const answer = await call('PATCH', `${administrator.portal}/api/claims/${claimId}/assign`, {
    token: administrator.token,
    body: { assigneeId: assignee.user.id },
  });
  if (answer.status !== 200) throw new Error(`Could not assign the claim: ${answer.text}`);
}
