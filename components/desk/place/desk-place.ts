import { tidySearch } from '@/components/claims/claims-place';
import { type DeskQueue, deskQueues } from '@/lib/claims/queues/desk/queues';
import type { DeskPlace } from '@/lib/client/queries/queries';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';

export const assignees = ['all', 'mine', 'unassigned'] as const;
export const shownSorts = ['due', 'amount', 'form'] as const;
export const panes = ['claim', 'determination'] as const;

/** The listed claims at the desk, and the open one. */
export interface PlaceAtDesk {
  queue: DeskQueue;
  assignee: (typeof assignees)[number];
  due: 'overdue' | 'all';
  creditorType: CreditorType | 'all';
  sort: (typeof shownSorts)[number];
  search: string;
  /** The token of a number that identifies somebody. */
  number: string;
  page: number;
  claim: string | null;
  /** The visible pane of the open claim where there is room for one. */
  pane: (typeof panes)[number];
}

export const startOfDesk: PlaceAtDesk = {
  queue: 'to_verify',
  assignee: 'all',
  due: 'all',
  creditorType: 'all',
  sort: 'due',
  search: '',
  number: '',
  page: 1,
  claim: null,
  pane: 'claim',
};

export const claimsOnPage = 25;

const claimId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the place from an address that anybody may have typed, and drops what it does not know. */
export function placeFrom(params: Pick<URLSearchParams, 'get'>): PlaceAtDesk {
  const oneOf = <T extends string>(key: keyof PlaceAtDesk, known: readonly T[], otherwise: T) =>
    known.find((value) => value === params.get(key)) ?? otherwise;
  const claim = params.get('claim');
  const page = params.get('page') ?? '';
  return {
    queue: oneOf('queue', deskQueues, startOfDesk.queue),
    assignee: oneOf('assignee', assignees, startOfDesk.assignee),
    due: oneOf('due', ['overdue', 'all'] as const, startOfDesk.due),
    creditorType: oneOf('creditorType', ['all', ...creditorTypes] as const, 'all'),
    sort: oneOf('sort', shownSorts, startOfDesk.sort),
    search: tidySearch(params.get('search') ?? ''),
    number: (params.get('number') ?? '').slice(0, 400),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : startOfDesk.page,
    claim: claim && claimId.test(claim) ? claim.toLowerCase() : null,
    pane: oneOf('pane', panes, startOfDesk.pane),
  };
}

/** Leaves out what is the default. */
export function queryOfPlace(place: PlaceAtDesk): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(startOfDesk) as (keyof PlaceAtDesk)[])
    if (place[key] !== startOfDesk[key]) params.set(key, String(place[key]));
  return params.toString();
}

export const askedAt = ({
  queue,
  assignee,
  due,
  creditorType,
  sort,
  search,
  number,
  page,
}: PlaceAtDesk): DeskPlace => ({
  queue,
  sort,
  page,
  limit: claimsOnPage,
  ...(assignee === 'all' ? {} : { assignee }),
  ...(due === 'all' ? {} : { due }),
  ...(creditorType === 'all' ? {} : { creditorType }),
  ...(search && { search }),
  ...(number && { number }),
});

export const countedAt = ({ assignee }: PlaceAtDesk): Pick<DeskPlace, 'assignee'> =>
  assignee === 'all' ? {} : { assignee };
