'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { editFormId } from './use-editor';

type EditButtonsProps = { back: string; pending: boolean; disabled: boolean };

export function EditButtons({ back, pending, disabled }: EditButtonsProps) {
  const t = useTranslations('claim.edit');
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      <Link className={buttonVariants({ variant: 'secondary', size: 'lg' })} href={back}>
        {t('cancel')}
      </Link>
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
