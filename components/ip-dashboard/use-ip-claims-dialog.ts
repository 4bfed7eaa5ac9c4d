'use client';

import { useState } from 'react';
import { placedIn } from '@/components/claims/claims-place';
import { useMark } from '@/components/claims/marks/use-mark';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { BulkChange } from '@/components/ip-dashboard/bulk/bulk-change';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { may } from '@/lib/access/permissions';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { IpClaimsActions } from './ip-claims-context';

/** People who held a change in this tab: the list then shows what is not done. */
const holders = new Set<string>();

/** What the rows and the bulk bar can do, and the dialog that one of them opened; one at a time. */
export function useIpClaimsDialog(
  list: ClaimsList,
  selection: Selection,
  { id, role }: Pick<PresentedUser, 'id' | 'role'>,
) {
  const [dialog, setDialog] = useState<BulkChange | null>(null);
  const [held, setHeld] = useState(holders.has(id));
  const query = placedIn('', list.place);
  const { claims, search } = selection;
  const ofRow = (claim: ListedClaim) => ({
    claims: [claim],
    selected: { search, claims: selection.has(claim) ? [claim] : [] },
  });
  const deeds: Omit<IpClaimsActions, 'rows' | 'setRows'> = {
    selection,
    pathOf: ({ id }) => (query ? `${paths.ipClaim(id)}?${query}` : paths.ipClaim(id)),
    setStatus: (claim) => setDialog({ kind: 'status', ...ofRow(claim) }),
    reassign: may(role, 'claim.assign')
      ? (claim) => setDialog({ kind: 'assign', ...ofRow(claim), one: claim })
      : undefined,
    mark: useMark(list.marks),
  };
  return {
    deeds,
    dialog,
    held,
    changeSelected: (kind: BulkChange['kind'], everything: boolean) =>
      setDialog({
        kind,
        claims: everything ? [] : claims,
        selected: { search, claims },
        everything: everything ? list.place : undefined,
      }),
    hold() {
      holders.add(id);
      setHeld(true);
    },
    close: () => setDialog(null),
  };
}
