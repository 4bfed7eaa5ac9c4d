'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkedText } from '@/components/ui/linked-text';
import type { Outgoing } from '@/lib/client/conversation/outgoing';
import { Bubble } from './bubble';
import { useAttachedText } from './use-attached-text';

type OutgoingItemProps = {
  outgoing: Outgoing;
  onResend: (idempotencyKey: string) => void;
  onDiscard: (idempotencyKey: string) => void;
};

export function OutgoingItem({ outgoing, onResend, onDiscard }: OutgoingItemProps) {
  const t = useTranslations('chat');
  const attachedText = useAttachedText();
  const { idempotencyKey, message, attachment, state, share, cut, reason } = outgoing;
  const failed = state === 'failed';
  const why = failed ? reason : t('cut');
  return (
    <li>
      <Bubble
        mine
        head={<span className="font-semibold">{t('you')}</span>}
        foot={
          failed || cut ? (
            <>
              <span className="font-semibold text-red">
                {t('failed')}
                {why && <span className="font-normal">: {why}</span>}
              </span>
              {failed && (
                <Button variant="secondary" size="sm" onClick={() => onResend(idempotencyKey)}>
                  {t('resend')}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => onDiscard(idempotencyKey)}>
                {t('discard')}
              </Button>
            </>
          ) : (
            <span>
              {attachment && state === 'sending'
                ? t('sendingShare', { percent: Math.round(share * 100) })
                : t('sending')}
            </span>
          )
        }
      >
        <LinkedText text={attachedText(message, attachment?.name)} />
      </Bubble>
    </li>
  );
}
