import {
  type OfEachKind,
  ofKind,
  type WorkPlace,
  workFilterNames,
} from '@/lib/claims/records/work-filters';
import { faultOfDay } from '@/lib/format/typed-day';
import { lateStates } from '@/lib/law/late-states';
import { type ClaimsPlace, placeFrom, unnarrowed } from './claims-place';
import type { ClaimsPlaces } from './use-claims-place';

type Taking = (text: string) => boolean;

/** What an address may say for each kind of filter. */
const takes: OfEachKind<Taking> = {
  mark:
    ({ value }) =>
    (text) =>
      text === value,
  track: () => (text) => lateStates.some((state) => state === text),
  day: () => (text) => text !== '' && faultOfDay(text) === undefined,
  amount: () => (text) => /^\d{1,16}(\.\d{1,2})?$/.test(text),
  words:
    ({ max }) =>
    (text) =>
      text.length <= max && /^[^\p{Cc}]+$/u.test(text),
  number: () => (text) => /^[\w-]{1,400}$/.test(text),
};

export const noWork: WorkPlace = Object.fromEntries(workFilterNames.map((name) => [name, '']));

/** Reads the place in the professionals' list from a query string that anybody may have typed, and drops what it does not know. */
export function workPlaceFrom(params: Pick<URLSearchParams, 'get'>): ClaimsPlace {
  const given = workFilterNames.map((name) => {
    const text = params.get(name) ?? '';
    return [name, ofKind(takes, name)(text) ? text : ''];
  });
  const pending = params.get('status') === 'pending' && ({ status: 'pending' } as const);
  return { ...placeFrom(params), ...pending, ...Object.fromEntries(given) };
}

export const workPlaces: ClaimsPlaces = {
  from: workPlaceFrom,
  unnarrowed: { ...unnarrowed, ...noWork },
};
