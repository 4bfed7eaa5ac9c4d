'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SetAside } from '@/lib/claims/records/set-aside-columns';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';

/** Says in a sentence until when a claim is set aside, and by whom. */
export function useAsideText() {
  const t = useTranslations('glance.setAside');
  const language = useLocale();
  return ({ until, by }: Pick<SetAside, 'until' | 'by'>) =>
    until
      ? t('until', { day: formatDate(until, language), who: fullName(by) })
      : t('answer', { who: fullName(by) });
}
