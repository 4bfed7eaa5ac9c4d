'use client';

import { useTranslations } from 'next-intl';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { LastDate } from '@/components/shell/case/last-date';
import { useNow } from '@/components/shell/case/use-now';
import { claimWindow } from '@/lib/case/window';

/** Until when another claim can be filed in time. */
export function Deadline() {
  const t = useTranslations('guide.before');
  const facts = useCaseFacts();
  const now = useNow();
  if (!facts || claimWindow(facts, now).state === 'unknown') return null;
  return (
    <div>
      <span className="text-ink-soft">{t('lastDateLabel')}: </span>
      <LastDate facts={facts} at={now} />
    </div>
  );
}
