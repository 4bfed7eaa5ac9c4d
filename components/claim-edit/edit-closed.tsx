'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/lib/client/paths';

/** That there is nothing to save any more. */
export function EditClosed({ claimId }: { claimId: string }) {
  const t = useTranslations('claim.edit');
  return (
    <Alert
      tone="red"
      live
      title={t('closed')}
      className="mb-5"
      actions={
        <Link
          href={paths.claim(claimId)}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          {t('toClaim')}
        </Link>
      }
    >
      {t('closedText')}
    </Alert>
  );
}
