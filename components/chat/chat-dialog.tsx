'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Composer } from '@/components/chat/composer/composer';
import { MessageList } from '@/components/chat/messages/message-list';
import { useConversation } from '@/components/chat/messages/use-conversation';
import { useOutgoing } from '@/components/chat/messages/use-outgoing';
import { whenSeen } from '@/components/chat/messages/when-seen';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { conversationMutations } from '@/lib/client/mutations/conversation';
import { useCurrentUser } from '@/lib/client/session/current-user';
import type { ChatAbout } from './chat-about';

interface ChatDialogProps {
  about: ChatAbout;
  begun?: string;
  onClose: () => void;
}

export function ChatDialog({ about, begun, onClose }: ChatDialogProps) {
  const t = useTranslations('chat');
  const current = useCurrentUser();
  const me = current.state === 'known' ? current.user.id : '';
  const { claimId, claimNumber, participant } = about;
  const conversation = useConversation(claimId);
  const outgoing = useOutgoing(claimId);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { messages, loading, error, retrying, retry } = conversation;
  useMarkRead(claimId, messages.at(-1)?.id);
  const nothing = !loading && messages.length === 0 && outgoing.waiting.length === 0;
  return (
    <Dialog
      open
      size="lg"
      flush
      initialFocus={box}
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claimNumber })}
      description={t('with', { name: participant })}
      aside={
        error && (
          <p role="alert" className="flex flex-wrap items-center gap-2 font-semibold text-red">
            {t('loadFailed')}
            <Button variant="secondary" size="sm" pending={retrying} onClick={retry}>
              {t('retry')}
            </Button>
          </p>
        )
      }
    >
      <div className="flex min-h-0 grow basis-[min(36rem,60dvh)] flex-col">
        {loading ? (
          <div className="grid flex-1 place-items-center">{!error && <Spinner />}</div>
        ) : nothing ? (
          <p className="grid flex-1 place-items-center px-4 text-center text-ink-soft">
            {!error && t('none')}
          </p>
        ) : (
          <MessageList
            conversation={conversation}
            outgoing={outgoing}
            me={me}
            scroller={scroller}
          />
        )}
        <Composer me={me} claimId={claimId} begun={begun} onSend={outgoing.send} box={box} />
      </div>
    </Dialog>
  );
}

/** Marks a claim's messages as read while its conversation is open and visible. */
function useMarkRead(claimId: string, newestId: string | undefined) {
  const { mutate } = useMutation({
    ...conversationMutations.markRead(claimId),
    // biome-ignore lint/suspicious/noConsole: the reader can do nothing about it, but we should know
    onError: (error) => console.warn('messages were not marked read', error),
  });
  useEffect(() => {
    if (newestId) return whenSeen(() => mutate());
  }, [newestId, mutate]);
}
