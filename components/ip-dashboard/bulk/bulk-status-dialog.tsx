'use client';

import { useTranslations } from 'next-intl';
import { NoteField } from '@/components/claims/note-field';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/select/select';
import { reviewStatuses } from '@/lib/reference/claim-status';
import type { BulkDialogProps } from './bulk-change';
import { BulkDialog } from './bulk-dialog';
import { useBulkStatus } from './use-bulk-status';

/** Moves claims to another status, with a note to their claimants where one is wanted; a rejection says its reason. */
export function BulkStatusDialog(task: BulkDialogProps) {
  const t = useTranslations('ip.bulk');
  const statuses = useTranslations('ui.status');
  const form = useBulkStatus(task);
  const { weighed, chosen, already, same, rejects } = form;
  return (
    <BulkDialog
      title={t('updateStatus')}
      weighed={weighed}
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
