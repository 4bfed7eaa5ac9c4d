'use client';

import { useState } from 'react';
import { placedIn } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import type { BulkTask } from '@/components/ip-dashboard/bulk/bulk-task';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import type { Desk } from '@/components/ip-dashboard/table/desk';
import { may, type Role } from '@/lib/access/permissions';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

/** What was asked for at the desk and is not done yet, one thing at a time. */
export type DeskTask = (BulkTask & { single: boolean }) | { kind: 'reassign'; claim: ListedClaim };

/** What the rows and the bulk bar can do, and the dialog that one of them asked for. */
export function useDeskTasks(list: ClaimsList, selection: Selection, role: Role) {
  const [task, setTask] = useState<DeskTask | null>(null);
  const query = placedIn('', list.place);
  const desk: Desk = {
    selection,
    pathOf: ({ id }) => (query ? `${paths.ipClaim(id)}?${query}` : paths.ipClaim(id)),
    setStatus: (claim) => setTask({ kind: 'status', claims: [claim], single: true }),
    reassign: may(role, 'claim.assign')
      ? (claim) => setTask({ kind: 'reassign', claim })
      : undefined,
  };
  return {
    desk,
    task,
    changeSelected: (kind: BulkTask['kind']) =>
      setTask({ kind, claims: selection.claims, single: false }),
    close: () => setTask(null),
  };
}
