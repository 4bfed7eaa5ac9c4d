import type { MarkedWord } from '@/components/ui/public-text';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { toldIn } from '@/lib/forms/published/judge';
import { tellingNamesIn } from '@/lib/forms/published/names';
import { finderOf, type OwnValue, ownValuesIn } from '@/lib/forms/published/own-values';
import { unmaskingIn } from '@/lib/forms/published/unmasking';
import { annexures, type Category } from '@/lib/law/categories';
import type { ClaimedForm } from '@/lib/law/heads';
import type { FacilityValues } from './values';

type Read = Pick<ClaimedForm, 'creditorType' | 'claimData'> & {
  claimant?: Pick<PresentedClaim['claimant'], 'email' | 'phone'>;
};

/** The values of the claim that this page knows: its identifiers are masked here, and the server compares them. */
function ownKnown({ creditorType, claimData, claimant }: Read): OwnValue[] {
  return [
    ...ownValuesIn(formOf(creditorType), claimData),
    ...(claimant?.email ? [{ value: claimant.email, as: 'email' as const }] : []),
    ...(claimant?.phone ? [{ value: claimant.phone, as: 'phone' as const }] : []),
  ];
}

const placesOf = (text: string, words: readonly string[]) =>
  words.flatMap((word) => {
    const start = text.indexOf(word);
    return start < 0 ? [] : [{ start, end: start + word.length }];
  });

/** Finds the words of remarks that nobody may publish, or that the page asks about, as far as it can tell. */
export function markedIn(remarks: string, claim: Read, category: Category): MarkedWord[] {
  const own = finderOf(ownKnown(claim))(remarks).map((told) => ({ ...told, why: 'own' as const }));
  const names = tellingNamesIn(formOf(claim.creditorType), claim.claimData);
  const masked = annexures[category].masked ? unmaskingIn(remarks, names) : [];
  const unmasking = placesOf(
    remarks,
    masked.map(({ word }) => word),
  ).map((place) => ({ ...place, why: 'masked' as const }));
  const asked = toldIn(remarks).map((told) => ({ ...told, why: 'asked' as const }));
  return [...own, ...unmasking, ...asked].map(({ start, end, why }) => ({ start, end, why }));
}

/**
 * Finds the words of facilities that nobody may publish, or that the page asks about, and their fields. Assets have addresses,
 * so it asks only about what is surely a personal number.
 */
export function markedInFacilities(facilities: readonly FacilityValues[], claim: Read) {
  const ownIn = finderOf(ownKnown(claim));
  const texts = facilities.flatMap(({ name, securities }, at) => [
    { path: `facilities.${at}.name`, text: name },
    ...securities.map(({ asset }, row) => ({
      path: `facilities.${at}.securities.${row}.asset`,
      text: asset,
    })),
  ]);
  return texts.flatMap(({ path, text }) => [
    ...ownIn(text).map(() => ({ path, why: 'own' as const })),
    ...toldIn(text).flatMap(({ sure }) => (sure ? [{ path, why: 'asked' as const }] : [])),
  ]);
}
