'use client';

import { useTranslations } from 'next-intl';
import { AssigneeField } from '@/components/assignment/assignee-field';
import { useAssign } from '@/components/assignment/use-assign';
import { EditConflict } from '@/components/claims/edit-conflict';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { ListedClaim } from '@/lib/claims/present';

type ReassignDialogProps = { claim: ListedClaim; onClose: () => void };

/** Puts one claim into other hands, or into nobody's. */
export function ReassignDialog({ claim, onClose }: ReassignDialogProps) {
  const t = useTranslations('ip.reassign');
  const ui = useTranslations('ui');
  const { chosen, choose, assignedTo, same, error, assign, pending } = useAssign(claim, onClose);
  const number = claim.claimNumber;
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
      <div className="grid gap-4">
        <EditConflict error={error} />
        <AssigneeField value={chosen} onChoose={choose} />
      </div>
    </Dialog>
  );
}
