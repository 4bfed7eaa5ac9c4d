import type { ListedDraft } from '@/lib/claims/records/drafts/read';
import type { KeptDraft, Place } from '@/lib/client/on-device/drafts';
import { formOf } from '@/lib/forms/definitions/registry';
import { countLeftEmpty } from '@/lib/forms/left-empty';

/** A draft with the place where it goes on. */
export interface BegunDraft extends ListedDraft {
  place: Place;
}

/**
 * Adds to the server's list the drafts that only this device has and that are to be `listed`. Each goes on where the person
 * left it here, or, if another page changed it since, where something is missing.
 */
export const withKept = (
  saved: readonly ListedDraft[],
  kept: readonly KeptDraft[],
  listed: (kept: KeptDraft) => boolean,
): BegunDraft[] =>
  [
    ...saved,
    ...kept.filter((one) => listed(one) && !saved.some((other) => isOf(one, other))).map(listedOf),
  ].map((draft) => ({
    ...draft,
    place: placeOf(
      draft,
      kept.find((one) => isOf(one, draft)),
    ),
  }));

const isOf = ({ draft }: KeptDraft, { creditorType }: ListedDraft) =>
  draft.creditorType === creditorType;

function placeOf({ updatedAt, openSection, missingFields }: ListedDraft, kept?: KeptDraft): Place {
  const known = kept && (kept.unsaved || kept.draft.updatedAt === updatedAt) && kept.place;
  return known || { step: missingFields ? 2 : 3, section: openSection };
}

function listedOf({ draft, at }: KeptDraft): ListedDraft {
  const { creditorType, values, documents } = draft;
  const form = formOf(creditorType);
  return {
    creditorType,
    updatedAt: draft.updatedAt ?? new Date(at).toISOString(),
    creditorName: String(values[form.creditorName] ?? ''),
    claimAmount: String(values.claimAmount ?? ''),
    missingFields: countLeftEmpty(form, values),
    // The wizard finds it, because lists do not load the form.
    openSection: null,
    documentCount: documents.length,
  };
}
