'use client';

import { useTranslations } from 'next-intl';
import { useAssign } from '@/components/claim-detail/use-assign';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import type { ListedClaim } from '@/lib/claims/present';
import { useAssignees } from './use-assignees';

type ReassignDialogProps = { claim: ListedClaim; onClose: () => void };

/** Puts one claim into other hands, or into nobody's. */
export function ReassignDialog({ claim, onClose }: ReassignDialogProps) {
  const t = useTranslations('ip.reassign');
  const ui = useTranslations('ui');
  const assignees = useAssignees();
  const { chosen, choose, same, assign, pending } = useAssign(claim, onClose);
  const { claimNumber: number, assignedTo } = claim;
  const name = assignedTo && `${assignedTo.firstName} ${assignedTo.lastName}`;

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={name ? t('text', { number, name }) : t('textUnassigned', { number })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button disabled={chosen === '' || same} pending={pending} onClick={assign}>
            {t('assign')}
          </Button>
        </>
      }
    >
      {assignees.error ? (
        <CallFailure
          title={t('loadFailed')}
          error={assignees.error}
          retrying={assignees.retrying}
          onRetry={assignees.retry}
        />
      ) : assignees.options ? (
        <Field label={t('assignee')}>
          <Combobox
            options={assignees.options}
            value={chosen}
            onValueChange={choose}
            placeholder={t('choose')}
            searchPlaceholder={t('search')}
          />
        </Field>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
