import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { WorkPlace } from '@/lib/claims/records/work-filters';

/** A PAN, at least nine digits, or an amount by its marks: nothing that stands in a name. */
const special =
  /^[a-z]{5}\d{4}[a-z]$|^\+?\d[\d ]{7,28}\d$|^\d{4}-\d{4}-\d{4}$|^₹ ?[\d,.]{1,24}$|^\d{1,3}(?:,\d{2,3}){1,7}(?:\.\d{1,2})?$/i;

/** Whether what was typed goes up by POST alone, since addresses are kept. */
export const isSpecial = (typed: string) => special.test(typed);

/** The number or the amount that a list is narrowed to, as a search narrows it; else empty. */
export const specialIn = ({ number, amountFrom, amountTo }: WorkPlace) =>
  number || (amountFrom === amountTo && amountFrom) || '';

/** What a search takes away of the one before. */
const leftovers = (place: WorkPlace) =>
  specialIn(place) && { number: '', ...(!place.number && { amountFrom: '', amountTo: '' }) };

let latest = 0;

/**
 * Narrows the list to what was typed, and to nothing that was searched for before. Numbers that identify somebody never stand in an address:
 * they are searched for by a token; `onFound` hears of what stands for one there, `onFailed` when it cannot be had.
 */
export function search(
  typed: string,
  { place, narrow }: Pick<ClaimsList, 'place' | 'narrow'>,
  onFailed: (error: unknown) => void,
  onFound?: (special: string) => void,
) {
  latest += 1;
  const asked = latest;
  if (!isSpecial(typed)) return narrow({ ...leftovers(place), search: typed });
  import('./search-special')
    .then(({ searchSpecial }) => searchSpecial(typed))
    // What was typed since counts.
    .then((found) => {
      if (asked !== latest) return;
      onFound?.(specialIn(found));
      narrow({ ...leftovers(place), ...found });
    })
    .catch(onFailed);
}
