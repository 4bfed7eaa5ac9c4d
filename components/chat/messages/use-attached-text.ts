'use client';

import { useTranslations } from 'next-intl';

/** The text of a message with a file; the server stores it in English. */
export const attachedMessage = (fileName: string) => `Attached: ${fileName}`;

/** Translates that text into the language of the page; keeps any other. */
export function useAttachedText() {
  const t = useTranslations('chat');
  return (message: string, fileName: string | undefined) =>
    fileName !== undefined && message === attachedMessage(fileName)
      ? t('attachedFile', { name: fileName })
      : message;
}
