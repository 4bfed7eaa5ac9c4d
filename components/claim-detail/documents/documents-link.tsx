'use client';

import { useTranslations } from 'next-intl';
import { buttonLook } from '@/components/ui/button-look';

/** Leads to where documents can be uploaded, further down the page. */
export function DocumentsLink() {
  const t = useTranslations('claim.documentsRequired');
  return (
    <a href="#documents" className={buttonLook({ variant: 'secondary', size: 'sm' })}>
      {t('go')}
    </a>
  );
}
