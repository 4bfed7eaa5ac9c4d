'use client';

import type { Role } from '@/lib/access/role';
import { BulkAssignDialog } from './bulk-assign-dialog';
import type { BulkChange, BulkDialogProps } from './bulk-change';
import { BulkStatusDialog } from './bulk-status-dialog';

type BulkDialogsProps = Pick<BulkDialogProps, 'onHeld' | 'onClose'> & {
  change: BulkChange;
  role: Role;
};

/** The dialog of whichever change was asked for. */
export function BulkDialogs({ change, role, ...rest }: BulkDialogsProps) {
  const { kind, ...task } = change;
  if (kind === 'status') return <BulkStatusDialog {...task} {...rest} />;
  return <BulkAssignDialog {...task} role={role} {...rest} />;
}
