'use client';

import dynamic from 'next/dynamic';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import type { Role } from '@/lib/access/permissions';
import type { DeskTask } from './use-desk-tasks';

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

type DeskDialogProps = {
  task: DeskTask | null;
  role: Role;
  selection: Selection;
  onClose: () => void;
};

/** The dialog of what was asked for at the desk; its code comes when it is first wanted. */
export function DeskDialog({ task, role, selection, onClose }: DeskDialogProps) {
  if (!task) return null;
  if (task.kind === 'reassign') return <ReassignDialog claim={task.claim} onClose={onClose} />;
  return (
    <BulkDialogs
      task={task}
      role={role}
      onSent={task.single ? () => undefined : selection.drop}
      onClose={onClose}
    />
  );
}
