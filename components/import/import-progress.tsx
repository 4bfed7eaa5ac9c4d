'use client';

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/loading/progress';
import { useSimulatedProgress } from './use-simulated-progress';

/** That a file is being filed; `share` of it has been sent, from 0 to 1. */
export function ImportProgress({ share }: { share: number }) {
  const t = useTranslations('import.upload');
  const value = useSimulatedProgress(true);
  return (
    <div className="grid gap-2">
      <Progress value={value} label={t('running')} />
      <p role="status">{t(share < 1 ? 'running' : 'processing')}</p>
      {share < 1 && (
        <p className="figures text-sm text-ink-soft">
          {t('sent', { percent: Math.floor(100 * share) })}
        </p>
      )}
    </div>
  );
}
