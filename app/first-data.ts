import {
  type ClaimsPlace,
  claimsPerPage,
  askedAt as listAskedAt,
  placeFrom,
} from '@/components/claims/claims-place';
import { workPlaceFrom } from '@/components/claims/work-place';
import { askedAt, countedAt, placeFrom as deskPlaceFrom } from '@/components/desk/place/desk-place';
import { answer } from '@/components/shell/session/first-data';
import { consoleQueries } from '@/lib/client/queries/console';
import { queries, queryString } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';
import type { ListRows } from '@/lib/reference/list-rows';

export type Search = Record<string, string | string[] | undefined>;

const paramsOf = (search: Search) =>
  new URLSearchParams(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** The page of claims that the address names, and the figures above it. */
function claimsAt(place: ClaimsPlace, limit: number) {
  const asked = listAskedAt(place, limit);
  return [
    answer(queries.claims(asked), firstReads.claims(queryString(asked))),
    answer(queries.statistics, firstReads.statistics()),
    answer(queries.unreadCounts, firstReads.unreadCounts()),
    answer(queries.unreadNotifications, firstReads.unreadNotifications()),
    answer(queries.security, firstReads.security()),
  ];
}

export const claimantFirst = (search: Search) => [
  answer(queries.drafts, firstReads.drafts()),
  ...claimsAt(placeFrom(paramsOf(search)), claimsPerPage),
];

/** The words of a professional's dashboard, besides those of every console page. */
export const professionalWords = [
  'chat',
  'documents',
  'forms',
  'keys',
  'late',
  'errors.judged',
] as const;

/** What a professional's shows, with so many rows. */
export const professionalFirst = (search: Search, rows: ListRows) => [
  answer(queries.listLayout, firstReads.listLayout()),
  ...claimsAt(workPlaceFrom(paramsOf(search)), rows),
];

/** What the verification desk lists at first. The page itself loads the open claim, because it is a form. */
export function deskFirst(search: Search) {
  const place = deskPlaceFrom(paramsOf(search));
  const asked = askedAt(place);
  const whose = countedAt(place);
  return [
    answer(consoleQueries.desk(asked), firstReads.desk(queryString(asked))),
    answer(consoleQueries.deskCounts(whose), firstReads.deskCounts(queryString(whose))),
    answer(queries.case, firstReads.case()),
    answer(queries.unreadNotifications, firstReads.unreadNotifications()),
  ];
}
