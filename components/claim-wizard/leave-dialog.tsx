'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type LeaveDialogProps = { pending: boolean; onStay: () => void; onLeave: () => void };

/** Asks before an unsent claim is left behind. */
export function LeaveDialog({ pending, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('wizard.leave');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onStay()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      danger
      pending={pending}
      onConfirm={onLeave}
    />
  );
}
