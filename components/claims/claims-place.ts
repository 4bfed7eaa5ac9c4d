import { type ClaimStatus, claimStatuses } from '@/lib/claims/status';
import { type CreditorType, creditorTypes } from '@/lib/forms/field';

/** Where somebody is in a list of claims: what narrows it, and the page from 1. */
export interface ClaimsPlace {
  search: string;
  status: ClaimStatus | 'all';
  creditorType: CreditorType | 'all';
  page: number;
}

export const longestSearch = 200;

const start: ClaimsPlace = { search: '', status: 'all', creditorType: 'all', page: 1 };

/** A search the server takes: no control characters, at most 200 characters, trimmed. */
export const tidySearch = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();

function pageFrom(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : start.page;
}

/** Reads the place out of a query string that anybody may have typed: what is unknown is dropped. */
export function placeFrom(params: Pick<URLSearchParams, 'get'>): ClaimsPlace {
  return {
    search: tidySearch(params.get('search') ?? ''),
    status: claimStatuses.find((status) => status === params.get('status')) ?? 'all',
    creditorType: creditorTypes.find((type) => type === params.get('creditorType')) ?? 'all',
    page: pageFrom(params.get('page')),
  };
}

/** The same query string at another place; what is not the list's own stays in it. */
export function placedIn(search: string, place: ClaimsPlace): string {
  const params = new URLSearchParams(search);
  for (const key of Object.keys(start) as (keyof ClaimsPlace)[]) {
    if (place[key] === start[key]) params.delete(key);
    else params.set(key, String(place[key]));
  }
  return params.toString();
}

export const isNarrowed = ({ search, status, creditorType }: ClaimsPlace) =>
  search !== '' || status !== 'all' || creditorType !== 'all';

export const unnarrowed = start;
