'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AssigneeField } from '@/components/assignment/assignee-field';
import { nobody, useAssignees } from '@/components/assignment/use-assignees';
import { NoteField } from '@/components/claims/note-field';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/select/select';
import { reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import type { ListedClaim } from '@/lib/claims/records/present';
import { bulkCalls, partCalls } from '@/lib/client/mutations/many-claims';
import { fullName } from '@/lib/format/person';
import { reviewStatuses } from '@/lib/reference/claim-status';
import type { BulkChange, BulkDialogProps } from './bulk-change';
import { BulkDialog } from './bulk-dialog';
import { useBulkStatus } from './use-bulk-status';
import { useHeldChange } from './use-held-change';
import { useSummary } from './use-summary';

type BulkDialogsProps = Pick<BulkDialogProps, 'onHeld' | 'onClose'> & {
  change: BulkChange;
  role: Role;
};

export function BulkDialogs({ change, role, ...rest }: BulkDialogsProps) {
  const { kind, ...task } = change;
  if (kind === 'status') return <BulkStatusDialog {...task} {...rest} />;
  return <BulkAssignDialog {...task} role={role} {...rest} />;
}

/** Changes the status of claims, with a note to their claimants; a rejection needs a reason. */
function BulkStatusDialog(task: BulkDialogProps) {
  const t = useTranslations('ip.bulk');
  const statuses = useTranslations('ui.status');
  const form = useBulkStatus(task);
  const { summarised, chosen, already, same, rejects } = form;
  return (
    <BulkDialog
      title={t('updateStatus')}
      summarised={summarised}
      action={t(same ? 'sameStatus' : 'updateStatus')}
      disabled={!chosen || same}
      onChange={form.change}
      onClose={task.onClose}
    >
      <div className="grid gap-4">
        <Field
          label={t('newStatus')}
          hint={already > 0 && !same && t('alreadySo', { count: already })}
        >
          <Select
            options={reviewStatuses.map((status) => ({ value: status, label: statuses(status) }))}
            value={chosen}
            onValueChange={form.choose}
            placeholder={t('chooseStatus')}
          />
        </Field>
        <NoteField
          label={t(rejects ? 'reason' : 'note')}
          required={rejects}
          hint={t(rejects ? 'reasonHint' : 'noteHint')}
          error={form.asksReason ? t('reasonNeeded') : undefined}
          counted={(room) => t('noteCount', room)}
          value={form.note}
          onChange={form.setNote}
        />
      </div>
    </BulkDialog>
  );
}

function BulkAssignDialog({ role, ...task }: BulkDialogProps & { role: Role }) {
  const t = useTranslations('ip.bulk');
  const forOne = useTranslations('ip.reassign');
  const [chosen, choose] = useState('');
  const { nameOf } = useAssignees();
  const assigneeId = chosen === nobody ? null : chosen;
  const summarised = useSummary(task, (claims) => claims.assignedToId === assigneeId);
  const hold = useHeldChange(task, summarised);
  const { one } = task;
  const { summary, changing } = summarised;
  const same = summary !== undefined && summary.claims === changing?.already;
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
        what: one ? one.claimNumber : t('claims', { count: summarised.count }),
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
      summarised={summarised}
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
