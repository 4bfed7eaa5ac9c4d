import type { ListedDraft } from '@/lib/claims/drafts/read';
import type { KeptDraft } from '@/lib/client/kept/drafts';
import { formOf } from '@/lib/forms/definitions/registry';
import { countLeftEmpty } from '@/lib/forms/left-empty';

/** The server's list with what this device keeps of types that are not in it. */
export const withKept = (saved: readonly ListedDraft[], kept: readonly KeptDraft[]) => [
  ...saved,
  ...kept
    .filter(({ draft }) => saved.every((one) => one.creditorType !== draft.creditorType))
    .map(listedOf),
];

function listedOf({ draft, at }: KeptDraft): ListedDraft {
  const { creditorType, values, documents } = draft;
  const form = formOf(creditorType);
  return {
    creditorType,
    updatedAt: draft.updatedAt ?? new Date(at).toISOString(),
    creditorName: String(values[form.creditorName] ?? ''),
    claimAmount: String(values.claimAmount ?? ''),
    missingFields: countLeftEmpty(form, values),
    documentCount: documents.length,
  };
}
