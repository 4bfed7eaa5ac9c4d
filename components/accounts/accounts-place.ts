import { tidySearch } from '@/components/claims/claims-place';
import { type UsageSort, usageSortNames, usageSorts } from '@/lib/identity/claimants/usage-sorts';

/** The search, the order and the page (from 1) of the list of accounts. */
export interface AccountsPlace {
  search: string;
  sort: UsageSort;
  order: 'asc' | 'desc';
  page: number;
}

export const startOfAccounts: AccountsPlace = {
  search: '',
  sort: 'storedBytes',
  order: usageSorts.storedBytes,
  page: 1,
};

/** Reads the place from a query string that anybody may have typed, and drops what it does not know. */
export function accountsPlaceFrom(params: Pick<URLSearchParams, 'get'>): AccountsPlace {
  const order = params.get('order');
  const page = params.get('page') ?? '';
  return {
    search: tidySearch(params.get('search') ?? ''),
    sort: usageSortNames.find((sort) => sort === params.get('sort')) ?? startOfAccounts.sort,
    order: order === 'asc' || order === 'desc' ? order : startOfAccounts.order,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : startOfAccounts.page,
  };
}

/** Leaves out what is the default. */
export const queryOfAccounts = (place: AccountsPlace) =>
  new URLSearchParams(
    Object.entries(place)
      .filter(([key, value]) => value !== startOfAccounts[key as keyof AccountsPlace])
      .map(([key, value]) => [key, String(value)]),
  ).toString();

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The order after a press on a column's header: the other direction, or that column. */
export function accountsAfter(
  { sort, order }: Pick<AccountsPlace, 'sort' | 'order'>,
  column: string,
): Pick<AccountsPlace, 'sort' | 'order'> {
  const pressed = usageSortNames.find((name) => name === column) ?? sort;
  if (pressed !== sort) return { sort: pressed, order: usageSorts[pressed] };
  return { sort, order: opposite[order] };
}

/** Every order, as one word each. */
export const accountOrders = usageSortNames.flatMap((sort) => {
  const first = usageSorts[sort];
  return [first, opposite[first]].map((order) => ({
    sort,
    order,
    key: `${sort}_${order}` as const,
  }));
});
