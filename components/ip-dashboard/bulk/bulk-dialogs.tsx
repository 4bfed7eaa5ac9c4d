'use client';

import type { Role } from '@/lib/access/permissions';
import { BulkAssignDialog } from './bulk-assign-dialog';
import type { BulkChange, BulkDialogProps } from './bulk-change';
import { BulkStatusDialog } from './bulk-status-dialog';

type BulkDialogsProps = Omit<BulkDialogProps, 'claims'> & { change: BulkChange; role: Role };

/** The dialog of whichever change was asked for. */
export function BulkDialogs({ change, role, ...rest }: BulkDialogsProps) {
  if (change.kind === 'status') return <BulkStatusDialog claims={change.claims} {...rest} />;
  return <BulkAssignDialog claims={change.claims} role={role} {...rest} />;
}
