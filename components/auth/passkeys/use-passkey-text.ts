'use client';

import { useTranslations } from 'next-intl';
import { refusalOf } from '@/lib/client/passkeys/refusal';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Gives the sentence for a failure at the server, or at the device that should give a passkey. */
export function usePasskeyText() {
  const t = useTranslations('auth.passkey');
  const errorText = useErrorText();
  return (error: unknown) => {
    const refusal = refusalOf(error);
    return refusal ? t(refusal) : errorText(error);
  };
}
