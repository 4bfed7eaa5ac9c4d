'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { hasEnded, watchToken } from '@/lib/client/request/token';
import { letterOf } from '@/lib/forms/letter';
import { chosenTypeIn } from './chosen-type';

/** Why one is here: a session ended, or a form was chosen before signing in. */
export function ArrivalNote() {
  const t = useTranslations('auth.arrival');
  const ended = useSyncExternalStore(watchToken, hasEnded, () => false);
  const type = chosenTypeIn(useSearchParams().get('next'));
  if (ended) {
    return (
      <Alert tone="blue" title={t('ended')} className="mb-5">
        {t('endedText')}
      </Alert>
    );
  }
  if (!type) return null;
  return (
    <Alert tone="blue" title={t('chosen', { letter: letterOf(type) })} className="mb-5">
      {t('chosenText')}
    </Alert>
  );
}
