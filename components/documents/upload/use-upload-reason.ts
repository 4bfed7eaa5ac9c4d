'use client';

import { useTranslations } from 'next-intl';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { sizeLimitOf, slots } from '@/lib/documents/content/slots';
import { TooHeavy } from './too-heavy';

/** Says why an upload failed; null where nobody knows, because the portal or the network broke. */
export function useUploadReason() {
  const refused = useTranslations('documents.refused');
  const errorText = useErrorText();
  return (error: unknown) => {
    if (error instanceof TooHeavy)
      return `${refused('sizeText', { size: sizeLimitOf(slots.claim) })} ${refused('sizeHelp')}`;
    return error instanceof RequestError && error.answer.code !== 'internal'
      ? errorText(error)
      : null;
  };
}
