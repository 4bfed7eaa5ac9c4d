'use client';

import { useTranslations } from 'next-intl';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { slots } from '@/lib/documents/content/slots';

/** What may be uploaded, how much of it there is already, and what becomes of it. */
export function UploadHint({ used }: { used: number }) {
  const t = useTranslations('documents.upload');
  const limits = useSlotWords(slots.claim);
  return (
    <div className="grid max-w-prose gap-1 text-pretty">
      <p>{t('hint', limits)}</p>
      <p>{t('guidance')}</p>
      {used > 0 && (
        <p className="figures font-semibold">{t('count', { count: used, max: limits.count })}</p>
      )}
    </div>
  );
}
