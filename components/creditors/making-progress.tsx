'use client';

import { useTranslations } from 'next-intl';
import type { PresentedList } from '@/lib/creditor-lists/present';

export function MakingProgress({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.making');
  const { progress, failing } = list;
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className="grid gap-1 text-sm text-ink-soft" aria-live="polite">
      {progress && total > 0 && (
        <progress
          className="h-2 w-full max-w-sm accent-peacock"
          max={total}
          value={done}
          aria-label={t('text', progress)}
        />
      )}
      <p className="figures">
        {failing ? t('failing') : progress ? t('text', progress) : t('begun')}
      </p>
    </div>
  );
}
