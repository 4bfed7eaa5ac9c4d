'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { LinkedText } from '@/components/ui/linked-text';
import type { PresentedMessage } from '@/lib/conversation/present';
import { formatTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { Attachment } from './attachment';
import { Bubble } from './bubble';
import { useAttachedText } from './use-attached-text';
import { useRoleLabel } from './use-role-label';

type MessageItemProps = { message: PresentedMessage; mine: boolean };

/** A message the server has. Drawn once: a message does not change. */
export const MessageItem = memo(function MessageItem({ message, mine }: MessageItemProps) {
  const t = useTranslations('chat');
  const language = useLocale();
  const roleLabel = useRoleLabel();
  const attachedText = useAttachedText();
  const { sender, sentAt } = message;
  return (
    <li data-message={message.id}>
      <Bubble
        mine={mine}
        head={
          <>
            <span className="font-semibold">{mine ? t('you') : fullName(sender)}</span> ·{' '}
            {roleLabel(sender.role)}
          </>
        }
        foot={
          <>
            <time dateTime={sentAt}>{formatTime(sentAt, language)}</time>
            {mine && <span>{t('sent')}</span>}
          </>
        }
      >
        <LinkedText text={attachedText(message.message, message.attachment?.originalFileName)} />
        {message.attachment && <Attachment attachment={message.attachment} />}
      </Bubble>
    </li>
  );
});
