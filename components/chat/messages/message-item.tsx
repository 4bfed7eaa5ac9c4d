'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { FileButton } from '@/components/documents/file-button';
import { LinkedText } from '@/components/ui/linked-text';
import type { PresentedMessage } from '@/lib/conversation/present';
import { formatTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { fullName } from '@/lib/format/person';
import { Bubble } from './bubble';
import { useAttachedText } from './use-attached-text';

const rolesWithNames = ['claimant', 'ip_staff', 'ip_admin', 'ip_case_manager'] as const;

type MessageItemProps = { message: PresentedMessage; mine: boolean };

/** Never rendered again, because a message does not change. */
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

type AttachmentProps = { attachment: NonNullable<PresentedMessage['attachment']> };

function Attachment({ attachment }: AttachmentProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2">
      <span className="min-w-0 grow text-sm">
        <span className="font-semibold wrap-anywhere">{attachment.originalFileName}</span>{' '}
        <span className="figures text-ink-soft">{formatFileSize(attachment.fileSize)}</span>
      </span>
      <FileButton action="view" document={attachment} />
      <FileButton action="download" document={attachment} />
    </div>
  );
}

/** A role without a name of its own appears in capitals. */
function useRoleLabel() {
  const t = useTranslations('chat.roles');
  return (role: string) => {
    const known = rolesWithNames.find((one) => one === role);
    return known ? t(known) : role.toUpperCase().replaceAll('_', ' ');
  };
}
