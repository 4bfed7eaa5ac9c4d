'use client';

import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { IpClaimsActions } from '@/components/ip-dashboard/ip-claims-context';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { ariaKeys } from '@/components/keys/key-set';
import { useKeys } from '@/components/keys/use-keys';

/** The control that belongs to a key, while somebody can press it. */
const controlOf = (name: keyof typeof listKeys.keyOf) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[aria-keyshortcuts="${ariaKeys(listKeys.keyOf[name])}"]`,
    ),
  ].find((control) => control.checkVisibility());

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('.sheet tbody tr')];
/** The row with the focus; -1 for none. */
const rowNow = () => rows().findIndex((row) => row.contains(document.activeElement));
const goToRow = (row: number) => rows()[row]?.querySelector<HTMLElement>('a[href]')?.focus();

export interface ListDeeds {
  list: ClaimsList;
  actions: IpClaimsActions;
}

/** What the keys of the list do: most of them press a button of the page. */
export function useListKeys({ list, actions: { setStatus, reassign } }: ListDeeds) {
  const press = (name: keyof typeof listKeys.keyOf) => () => controlOf(name)?.click();
  /** For all selected claims, or else for the claim of the focused row. */
  const change = (name: 'status' | 'assign', ofOne: IpClaimsActions['reassign']) => () => {
    const many = controlOf(name);
    const claim = list.claims[rowNow()];
    if (many) many.click();
    else if (claim && claim.status !== 'withdrawn') ofOne?.(claim);
  };
  const { page } = list.place;
  useKeys(listKeys, 'list', {
    next: () => goToRow(rowNow() + 1),
    previous: () => goToRow(Math.max(rowNow() - 1, 0)),
    toSearch: () => document.querySelector<HTMLElement>('[type=search]')?.focus(),
    filters: press('filters'),
    views: press('views'),
    columns: press('columns'),
    previousPage: page > 1 ? () => list.goTo(page - 1) : undefined,
    nextPage: page < list.pageCount ? () => list.goTo(page + 1) : undefined,
    markAll: press('markAll'),
    status: change('status', setStatus),
    assign: change('assign', reassign),
    help: press('help'),
  });
}
