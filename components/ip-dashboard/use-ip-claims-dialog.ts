'use client';

import { useState } from 'react';
import { placedIn } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { BulkChange } from '@/components/ip-dashboard/bulk/bulk-change';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import type { IpClaimsActions } from '@/components/ip-dashboard/table/ip-claims-context';
import { may, type Role } from '@/lib/access/permissions';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

/** The change that a dialog is open for; one at a time. */
export type OpenDialog =
  | (BulkChange & { single: boolean })
  | { kind: 'reassign'; claim: ListedClaim };

/** What the rows and the bulk bar can do, and the dialog that one of them opened. */
export function useIpClaimsDialog(list: ClaimsList, selection: Selection, role: Role) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = placedIn('', list.place);
  const actions: IpClaimsActions = {
    selection,
    pathOf: ({ id }) => (query ? `${paths.ipClaim(id)}?${query}` : paths.ipClaim(id)),
    setStatus: (claim) => setDialog({ kind: 'status', claims: [claim], single: true }),
    reassign: may(role, 'claim.assign')
      ? (claim) => setDialog({ kind: 'reassign', claim })
      : undefined,
  };
  return {
    actions,
    dialog,
    changeSelected: (kind: BulkChange['kind']) =>
      setDialog({ kind, claims: selection.claims, single: false }),
    close: () => setDialog(null),
  };
}
