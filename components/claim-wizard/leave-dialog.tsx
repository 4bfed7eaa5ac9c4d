'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

/** Asks before an unsent claim is left behind. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('wizard.leave');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      danger
      onConfirm={onLeave}
    />
  );
}
