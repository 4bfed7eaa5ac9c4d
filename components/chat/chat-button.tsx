'use client';

import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CountBadge } from '@/components/ui/count-badge';
import { onDemand } from '@/components/ui/loading/on-demand';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries/queries';
import type { ChatAbout } from './chat-about';

export const ChatDialog = onDemand(async () => (await import('./chat-dialog')).ChatDialog, {
  close: ({ onClose }) => onClose(),
});

type ChatButtonProps = {
  about: ChatAbout;
  /** Shows the word beside the icon only on phones. */
  compact?: boolean;
  /** The address asks for the conversation; `onClose` then removes that from it. */
  asked?: boolean;
  onClose?: () => void;
};

/** Opens the conversation about a claim, and says how many messages are unread. */
export function ChatButton({ about, compact = false, asked = false, onClose }: ChatButtonProps) {
  const t = useTranslations('chat');
  const [open, setOpen] = useState(false);
  const unread = useUnread(about.claimId);
  const number = about.claimNumber;
  return (
    <>
      <Button
        variant={compact ? 'quiet' : 'secondary'}
        size="sm"
        className={compact ? 'relative md:w-8 md:px-0' : undefined}
        aria-label={
          unread > 0 ? t('openUnread', { number, count: unread }) : t('openFor', { number })
        }
        onClick={() => setOpen(true)}
      >
        <MessageSquare aria-hidden="true" />
        <span className={compact ? 'md:sr-only' : undefined}>{t('open')}</span>
        <CountBadge count={unread} className={compact ? 'md:absolute md:-top-1.5 md:left-4' : ''} />
      </Button>
      {(open || asked) && (
        <ChatDialog
          about={about}
          onClose={() => {
            setOpen(false);
            onClose?.();
          }}
        />
      )}
    </>
  );
}

/** All buttons of a page share one call. */
function useUnread(claimId: string) {
  const interval = usePolling(polling.unreadCounts);
  const { data } = useQuery({ ...queries.unreadCounts, refetchInterval: interval });
  return data?.[claimId] ?? 0;
}
