'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AssigneeField } from '@/components/assignment/assignee-field';
import { nobody } from '@/components/assignment/use-assignees';
import { type Role, reachOf } from '@/lib/access/permissions';
import { claimMutations } from '@/lib/client/mutations/claims';
import type { BulkDialogProps } from './bulk-change';
import { BulkDialog } from './bulk-dialog';
import { useBulk } from './use-bulk';

/** Puts claims into somebody's hands, or into nobody's. */
export function BulkAssignDialog({ role, ...task }: BulkDialogProps & { role: Role }) {
  const t = useTranslations('ip.bulk');
  const [chosen, choose] = useState('');
  const assigneeId = chosen === nobody ? null : chosen;
  const bulk = useBulk({
    claims: task.claims,
    mutation: claimMutations.bulkAssign,
    bodyOf: (sent, guarded) => ({
      claimIds: sent.map(({ id }) => id),
      assigneeId,
      ...(guarded && {
        seen: Object.fromEntries(sent.map(({ id, assignedToId }) => [id, assignedToId])),
      }),
    }),
    done: t('assignDone'),
    failed: t('assignFailed'),
    onSent: task.onSent,
    onDone: task.onClose,
  });
  return (
    <BulkDialog
      title={t('assignTo')}
      claims={task.claims}
      bulk={bulk}
      action={t('assign')}
      disabled={!chosen || task.claims.every((claim) => claim.assignedToId === assigneeId)}
      onClose={task.onClose}
    >
      <AssigneeField value={chosen} onChoose={choose} />
      {reachOf(role, 'claim.read') === 'assigned' && (
        <p className="mt-3 text-ink-soft">{t('handOn')}</p>
      )}
    </BulkDialog>
  );
}
