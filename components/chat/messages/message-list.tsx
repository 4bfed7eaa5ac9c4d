'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type RefObject, useMemo } from 'react';
import { useNow } from '@/components/shell/case/use-now';
import { Button } from '@/components/ui/button';
import type { PresentedMessage } from '@/lib/conversation/present';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { MessageItem } from './message-item';
import { OutgoingItem } from './outgoing-item';
import type { useConversation } from './use-conversation';
import type { useOutgoing } from './use-outgoing';
import { useReadingPlace } from './use-reading-place';

const dayLong = 24 * 60 * 60_000;

type MessageListProps = {
  conversation: ReturnType<typeof useConversation>;
  outgoing: ReturnType<typeof useOutgoing>;
  me: string;
  scroller: RefObject<HTMLDivElement | null>;
};

/** Oldest first; below them those that the page still sends. */
export function MessageList({ conversation, outgoing, me, scroller }: MessageListProps) {
  const t = useTranslations('chat');
  const { messages, begun, reaching, showEarlier } = conversation;
  const ids = useMemo(
    () => [
      ...messages.map(({ id }) => id),
      ...outgoing.waiting.map(({ idempotencyKey }) => idempotencyKey),
    ],
    [messages, outgoing.waiting],
  );
  const place = useReadingPlace(scroller, ids, showEarlier);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard could not scroll it
        tabIndex={0}
        aria-label={t('log')}
        onScroll={place.onScroll}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4 [overflow-anchor:none] sm:px-6"
      >
        <Beginning begun={begun} reaching={reaching} onShowEarlier={showEarlier} />
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              <NewDay message={message} before={messages[index - 1]} />
              <MessageItem message={message} mine={message.senderId === me} />
            </Fragment>
          ))}
          {outgoing.waiting.map((one) => (
            <OutgoingItem
              key={one.idempotencyKey}
              outgoing={one}
              onResend={outgoing.resend}
              onDiscard={outgoing.discard}
            />
          ))}
        </ol>
      </div>
      {place.unseen > 0 && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-over"
          onClick={place.toEnd}
        >
          {t('newBelow', { count: place.unseen })}
        </Button>
      )}
    </div>
  );
}

function NewDay({
  message,
  before,
}: {
  message: PresentedMessage;
  before: PresentedMessage | undefined;
}) {
  const day = dayInIndia(message.sentAt);
  return before && dayInIndia(before.sentAt) === day ? null : <DayHeading day={day} />;
}

type BeginningProps = {
  begun: boolean;
  reaching: 'no' | 'loading' | 'failed';
  onShowEarlier: () => void;
};

function Beginning({ begun, reaching, onShowEarlier }: BeginningProps) {
  const t = useTranslations('chat');
  if (begun) return <p className="pb-3 text-center text-sm text-ink-soft">{t('beginning')}</p>;
  return (
    <div className="grid justify-items-center gap-1 pb-3">
      {reaching === 'failed' && <p className="text-sm text-red">{t('earlierFailed')}</p>}
      <Button variant="quiet" size="sm" pending={reaching === 'loading'} onClick={onShowEarlier}>
        {t('earlier')}
      </Button>
    </div>
  );
}

function DayHeading({ day }: { day: string }) {
  const t = useTranslations('chat');
  const language = useLocale();
  const now = useNow();
  const text =
    day === dayInIndia(now)
      ? t('today')
      : day === dayInIndia(new Date(now.getTime() - dayLong))
        ? t('yesterday')
        : formatDate(day, language);
  return (
    <li className="flex items-center gap-3 py-1 text-sm text-ink-soft">
      <span className="h-px grow bg-line" aria-hidden="true" />
      <h3 className="figures text-sm font-semibold">{text}</h3>
      <span className="h-px grow bg-line" aria-hidden="true" />
    </li>
  );
}
