import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { WorkPlace } from '@/lib/claims/records/work-filters';

/** A PAN, at least nine digits, or an amount with its signs: no name looks like this. */
const special =
  /^[a-z]{5}\d{4}[a-z]$|^\+?\d[\d ]{7,28}\d$|^\d{4}-\d{4}-\d{4}$|^₹ ?[\d,.]{1,24}$|^\d{1,3}(?:,\d{2,3}){1,7}(?:\.\d{1,2})?$/i;

/** The page sends such a text only by POST, because addresses are kept. */
export const isSpecial = (typed: string) => special.test(typed);

/** Gives the number or the amount that a list is filtered by, as the search sets them; else ''. */
export const specialIn = ({ number, amountFrom, amountTo }: WorkPlace) =>
  number || (amountFrom === amountTo && amountFrom) || '';

/** What a new search removes of the former one. */
const leftovers = (place: WorkPlace) =>
  specialIn(place) && { number: '', ...(!place.number && { amountFrom: '', amountTo: '' }) };

let latest = 0;

/**
 * Filters the list by the typed text and drops the former search. A personal number never stands in an address: a token stands
 * for it, which `onFound` gets; `onFailed` is called when there is none.
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
    // What the person has typed since counts.
    .then((found) => {
      if (asked !== latest) return;
      onFound?.(specialIn(found));
      narrow({ ...leftovers(place), ...found });
    })
    .catch(onFailed);
}
