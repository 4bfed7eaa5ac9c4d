import { isSpecial } from '@/components/claims/filters/special';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { WorkPlace } from '@/lib/claims/records/work-filters';

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
  import('@/components/claims/filters/search-special')
    .then(({ searchSpecial }) => searchSpecial(typed))
    // What the person has typed since counts.
    .then((found) => {
      if (asked !== latest) return;
      onFound?.(specialIn(found));
      narrow({ ...leftovers(place), ...found });
    })
    .catch(onFailed);
}
