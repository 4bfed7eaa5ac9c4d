'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ColumnView } from './column-views';

/** How a column is called: by its letter, and by what its office called it. */
export function ColumnHead({ view: { letter, head, hidden } }: { view: ColumnView }) {
  const t = useTranslations('takeIn.columns');
  return (
    <>
      <span className="block text-sm font-normal text-ink-soft">{t('name', { letter })}</span>
      <span className="block break-words">
        {head || <em className="font-normal">{t('noName')}</em>}
      </span>
      {hidden && <Badge>{t('hidden')}</Badge>}
    </>
  );
}
