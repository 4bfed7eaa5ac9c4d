'use client';

import dynamic from 'next/dynamic';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import type { Role } from '@/lib/access/permissions';
import type { OpenDialog } from './use-ip-claims-dialog';

const ReassignDialog = dynamic(
  async () => (await import('@/components/ip-dashboard/table/reassign-dialog')).ReassignDialog,
  {
    loading: renderNothing,
  },
);
const BulkDialogs = dynamic(
  async () => (await import('@/components/ip-dashboard/bulk/bulk-dialogs')).BulkDialogs,
  {
    loading: renderNothing,
  },
);

type IpClaimsDialogProps = {
  dialog: OpenDialog | null;
  role: Role;
  selection: Selection;
  onClose: () => void;
};

/** The dialog that is open over the claims; its code comes with the first opening. */
export function IpClaimsDialog({ dialog, role, selection, onClose }: IpClaimsDialogProps) {
  if (!dialog) return null;
  if (dialog.kind === 'reassign') return <ReassignDialog claim={dialog.claim} onClose={onClose} />;
  return (
    <BulkDialogs
      change={dialog}
      role={role}
      onSent={dialog.single ? () => undefined : selection.drop}
      onClose={onClose}
    />
  );
}
