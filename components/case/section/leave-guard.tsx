'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { useLeaving } from './use-leaving';

export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations('ip.case.leave');
  const { asking, going, stay, leave } = useLeaving(active);
  if (!asking) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !going && stay()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      danger
      pending={going}
      onConfirm={leave}
    />
  );
}
