import { type ClaimSort, claimSorts } from '@/lib/claims/records/sorts';
import type { WorkPlace } from '@/lib/claims/records/work-filters';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { claimStatuses, type StatusFilter } from '@/lib/reference/claim-status';

/** The filters, the order and the page (from 1) of a list of claims. */
export interface ClaimsPlace extends WorkPlace {
  search: string;
  status: StatusFilter | 'all';
  creditorType: CreditorType | 'all';
  assignedToId: string | 'unassigned' | 'all';
  sort: ClaimSort;
  order: 'asc' | 'desc';
  page: number;
}

/** How many claims a page of a claimant's list shows. */
export const claimsPerPage = 10;

export const maxSearchLength = 200;

/** What clearing the filters sets: all filters, but not the order. */
export const unnarrowed = {
  search: '',
  status: 'all',
  creditorType: 'all',
  assignedToId: 'all',
  page: 1,
} as const;

export const startOfList: ClaimsPlace = { ...unnarrowed, sort: 'submittedAt', order: 'desc' };

/** Makes a search that the server takes: no control characters, at most 200 characters, trimmed. */
export const tidySearch = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trim();

function pageFrom(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : startOfList.page;
}

const assignee = /^(unassigned|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

function assigneeFrom(text: string | null) {
  return text && assignee.test(text) ? text.toLowerCase() : startOfList.assignedToId;
}

/** Reads the place from a query string that anybody may have typed, and drops what it does not know. */
export function placeFrom(params: Pick<URLSearchParams, 'get'>): ClaimsPlace {
  return {
    search: tidySearch(params.get('search') ?? ''),
    status: claimStatuses.find((status) => status === params.get('status')) ?? 'all',
    creditorType: creditorTypes.find((type) => type === params.get('creditorType')) ?? 'all',
    assignedToId: assigneeFrom(params.get('assignedToId')),
    sort: claimSorts.find((sort) => sort === params.get('sort')) ?? startOfList.sort,
    order: params.get('order') === 'asc' ? 'asc' : startOfList.order,
    page: pageFrom(params.get('page')),
  };
}

/** Drops the filter by assignee for a person who may not use it. */
export const placeWithin = (place: ClaimsPlace, byAssignee: boolean): ClaimsPlace =>
  byAssignee ? place : { ...place, assignedToId: unnarrowed.assignedToId };

const atStart = (place: ClaimsPlace, key: keyof ClaimsPlace) =>
  place[key] === (startOfList[key] ?? '');

const keysOf = (place: ClaimsPlace) => Object.keys(place) as (keyof ClaimsPlace)[];

/** Puts a place into a query string, and keeps what does not belong to the list. */
export function placedIn(search: string, place: ClaimsPlace): string {
  const params = new URLSearchParams(search);
  for (const key of keysOf(place)) {
    if (atStart(place, key)) params.delete(key);
    else params.set(key, String(place[key]));
  }
  return params.toString();
}

const ranked = 'yes' as const;

/** What a list asks the server for: while it is searched and nothing else orders it, the best first. */
export const askedAt = (place: ClaimsPlace, limit: number) => ({
  ...place,
  limit,
  ...(place.search && atStart(place, 'sort') && atStart(place, 'order') && { ranked }),
});

const narrowsNothing = ['sort', 'order', 'page'];

export const narrowedBy = (place: ClaimsPlace) =>
  keysOf(place).filter((key) => !narrowsNothing.includes(key) && !atStart(place, key));

export const isNarrowed = (place: ClaimsPlace) => narrowedBy(place).length > 0;
