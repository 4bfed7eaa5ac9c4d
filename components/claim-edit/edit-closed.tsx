'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';

/** That there is nothing to save any more. */
export function EditClosed({ back }: { back: string }) {
  const t = useTranslations('claim.edit');
  return (
    <Alert
      tone="red"
      live
      title={t('closed')}
      className="mb-5"
      actions={
        <Link href={back} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          {t('toClaim')}
        </Link>
      }
    >
      {t('closedText')}
    </Alert>
  );
}
