import { type WorkFilter, type WorkPlace, workFilterNames } from '@/lib/claims/work-filters';
import { faultOfDay } from '@/lib/format/typed-day';
import { lateStates } from '@/lib/law/late-states';
import { type ClaimsPlace, placeFrom, unnarrowed } from './claims-place';
import type { ClaimsPlaces } from './use-claims-place';

const isDay = (text: string) => text !== '' && faultOfDay(text) === undefined;
const isAmount = (text: string) => /^\d{1,16}(\.\d{1,2})?$/.test(text);
const is = (word: string) => (text: string) => text === word;

const takes: Record<WorkFilter, (text: string) => boolean> = {
  late: is('yes'),
  track: (text) => lateStates.some((state) => state === text),
  documents: is('none'),
  heads: is('differ'),
  numbers: is('same'),
  transfer: is('open'),
  changedSince: isDay,
  receivedFrom: isDay,
  receivedTo: isDay,
  amountFrom: isAmount,
  amountTo: isAmount,
  city: (text) => /^[^\p{Cc}]{1,60}$/u.test(text),
  number: (text) => /^[\w-]{1,400}$/.test(text),
};

/** Nothing narrowed by any of them. */
export const noWork: WorkPlace = Object.fromEntries(workFilterNames.map((name) => [name, '']));

/** The place in the professionals' list, out of a query string that anybody may have typed: what is unknown is dropped. */
export function workPlaceFrom(params: Pick<URLSearchParams, 'get'>): ClaimsPlace {
  const given = workFilterNames.map((name) => {
    const text = params.get(name) ?? '';
    return [name, takes[name](text) ? text : ''];
  });
  return { ...placeFrom(params), ...Object.fromEntries(given) };
}

/** The professionals' list. */
export const workPlaces: ClaimsPlaces = {
  from: workPlaceFrom,
  unnarrowed: { ...unnarrowed, ...noWork },
};
