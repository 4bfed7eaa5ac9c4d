'use client';

import { useTranslations } from 'next-intl';
import type { SignedInDevice } from '@/lib/identity/sessions/read';

/** A device in words: what of it is known. */
export function useDeviceName({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>) {
  const t = useTranslations('security.devices');
  if (browser && system) return t('browserOn', { browser, system });
  return browser ?? system ?? t('unknown');
}
