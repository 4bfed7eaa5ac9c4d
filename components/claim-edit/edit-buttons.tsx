'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths';
import { editFormId } from './use-editor';

type EditButtonsProps = { claimId: string; pending: boolean; disabled: boolean };

/** The two ways out of the form. */
export function EditButtons({ claimId, pending, disabled }: EditButtonsProps) {
  const t = useTranslations('claim.edit');
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      <Button asChild variant="secondary" size="lg">
        <Link href={paths.claim(claimId)}>{t('cancel')}</Link>
      </Button>
      <Button
        type="submit"
        form={editFormId}
        size="lg"
        disabled={disabled}
        pending={pending}
        pendingLabel={t('saving')}
      >
        {t('save')}
      </Button>
    </div>
  );
}
