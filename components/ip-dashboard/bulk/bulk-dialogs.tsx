'use client';

import type { Role } from '@/lib/access/permissions';
import { BulkAssignDialog } from './bulk-assign-dialog';
import { BulkStatusDialog } from './bulk-status-dialog';
import type { BulkDialogTask, BulkTask } from './bulk-task';

type BulkDialogsProps = Omit<BulkDialogTask, 'claims'> & { task: BulkTask; role: Role };

/** The dialog of whichever change was asked for. */
export function BulkDialogs({ task, role, ...rest }: BulkDialogsProps) {
  if (task.kind === 'status') return <BulkStatusDialog claims={task.claims} {...rest} />;
  return <BulkAssignDialog claims={task.claims} role={role} {...rest} />;
}
