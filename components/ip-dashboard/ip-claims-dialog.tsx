'use client';

import type { BulkChange } from '@/components/ip-dashboard/bulk/bulk-change';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { Role } from '@/lib/access/role';

const BulkDialogs = onDemand(
  async () => (await import('@/components/ip-dashboard/bulk/bulk-dialogs')).BulkDialogs,
  { close: ({ onClose }) => onClose() },
);

const ChangesBar = onDemand(
  async () => (await import('@/components/ip-dashboard/held/changes-bar')).ChangesBar,
);

type IpClaimsDialogProps = {
  dialog: BulkChange | null;
  /** Whether a change was held since the tab is there. */
  held: boolean;
  role: Role;
  selection: Selection;
  onHeld: () => void;
  onClose: () => void;
};

/** The dialog that is open over the claims, and what it held; their code comes with the first opening. */
export function IpClaimsDialog(props: IpClaimsDialogProps) {
  const { dialog, held, role, selection, onHeld, onClose } = props;
  return (
    <>
      {held && <ChangesBar onUndone={selection.add} />}
      {dialog && (
        <BulkDialogs
          change={dialog}
          role={role}
          onHeld={(ids) => {
            onHeld();
            if (ids.length > 0) selection.drop(ids);
            else selection.clear();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
