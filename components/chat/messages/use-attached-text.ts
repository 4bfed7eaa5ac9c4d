'use client';

import { useTranslations } from 'next-intl';

/** What a message that a file was sent with says, as it is sent whatever the language of the page. */
export const attachedMessage = (fileName: string) => `Attached: ${fileName}`;

/** Such a message in the language of the page; any other text as it is. */
export function useAttachedText() {
  const t = useTranslations('chat');
  return (message: string, fileName: string | undefined) =>
    fileName !== undefined && message === attachedMessage(fileName)
      ? t('attachedFile', { name: fileName })
      : message;
}
