'use client';

import { useTranslations } from 'next-intl';
import { NoteField } from '@/components/claims/note-field';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/select/select';
import { reviewStatuses } from '@/lib/reference/claim-status';
import type { BulkDialogProps } from './bulk-change';
import { BulkDialog } from './bulk-dialog';
import { StatusCounts } from './status-counts';
import { useBulkStatus } from './use-bulk-status';

/** Moves claims to another status, with a note to their claimants where one is wanted. */
export function BulkStatusDialog(task: BulkDialogProps) {
  const t = useTranslations('ip.bulk');
  const statuses = useTranslations('ui.status');
  const { bulk, chosen, choose, note, setNote, already, same } = useBulkStatus(task);
  return (
    <BulkDialog
      title={t('updateStatus')}
      claims={task.claims}
      bulk={bulk}
      action={t(same ? 'sameStatus' : 'updateStatus')}
      disabled={!chosen || same}
      onClose={task.onClose}
    >
      <div className="grid gap-4">
        <StatusCounts claims={task.claims} />
        <Field
          label={t('newStatus')}
          hint={already > 0 && !same && t('alreadySo', { count: already })}
        >
          <Select
            options={reviewStatuses.map((status) => ({ value: status, label: statuses(status) }))}
            value={chosen}
            onValueChange={choose}
            placeholder={t('chooseStatus')}
          />
        </Field>
        <NoteField
          label={t('note')}
          hint={t('noteHint')}
          counted={(room) => t('noteCount', room)}
          value={note}
          onChange={setNote}
        />
      </div>
    </BulkDialog>
  );
}
