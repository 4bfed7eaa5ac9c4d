'use client';

import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';

export function DocumentsLink() {
  const t = useTranslations('claim.documentsRequired');
  return (
    <a href="#documents" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
      {t('go')}
    </a>
  );
}
