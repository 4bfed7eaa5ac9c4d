import type { ClaimBody } from '@/lib/claims/records/schema';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { cleanValuesOf } from '@/lib/forms/values';

export function claimBodyOf(
  creditorType: CreditorType,
  typed: ClaimValues,
  documents: readonly { id: string }[],
): ClaimBody {
  const form = formOf(creditorType);
  const values = cleanValuesOf(form, typed);
  const text = (name: string) => String(values[name] ?? '');
  return {
    creditorType,
    claimAmount: text('claimAmount'),
    claimDescription: text('claimDescription'),
    natureOfClaim: form.natureOfClaim ?? text('natureOfClaim'),
    claimData: { ...values, documents: documents.map(({ id }) => id) },
  };
}
