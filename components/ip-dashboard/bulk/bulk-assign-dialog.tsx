'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AssigneeField } from '@/components/assignment/assignee-field';
import { nobody, useAssignees } from '@/components/assignment/use-assignees';
import { reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import type { ListedClaim } from '@/lib/claims/records/present';
import { bulkCalls, partCalls } from '@/lib/client/mutations/selections';
import { fullName } from '@/lib/format/person';
import type { BulkDialogProps } from './bulk-change';
import { BulkDialog } from './bulk-dialog';
import { useHeldChange } from './use-held-change';
import { useWeight } from './use-weight';

/** Puts claims into somebody's hands, or into nobody's. */
export function BulkAssignDialog({ role, ...task }: BulkDialogProps & { role: Role }) {
  const t = useTranslations('ip.bulk');
  const forOne = useTranslations('ip.reassign');
  const [chosen, choose] = useState('');
  const { nameOf } = useAssignees();
  const assigneeId = chosen === nobody ? null : chosen;
  const weighed = useWeight(task, (claims) => claims.assignedToId === assigneeId);
  const hold = useHeldChange(task, weighed);
  const { one } = task;
  const { weight, changing } = weighed;
  const same = weight !== undefined && weight.claims === changing?.already;
  function nowWith({ claimNumber: number, assignedTo }: ListedClaim) {
    const name = assignedTo && fullName(assignedTo);
    return name ? forOne('text', { number, name }) : forOne('textUnassigned', { number });
  }
  function change() {
    hold({
      some: (sent, guarded, leaving) => bulkCalls.assign(sent, assigneeId, guarded, leaving),
      makes: { assignedToId: assigneeId },
      part: (selectionId) => partCalls.assign(selectionId, assigneeId),
      words: t('goesTo', {
        what: one ? one.claimNumber : t('claims', { count: weighed.count }),
        name: nameOf(chosen),
      }),
      done: one ? forOne('done') : t('assignDone'),
      failed: one ? forOne('failed') : t('assignFailed'),
    });
  }
  return (
    <BulkDialog
      title={one ? forOne('title') : t('assignTo')}
      about={one && nowWith(one)}
      weighed={weighed}
      action={t('assign')}
      disabled={!chosen || same}
      onChange={change}
      onClose={task.onClose}
    >
      <AssigneeField value={chosen} onChoose={choose} />
      {reachOf(role, 'claim.read') === 'assigned' && (
        <p className="mt-3 text-ink-soft">{t('handOn')}</p>
      )}
    </BulkDialog>
  );
}
