'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { type Outgoing, outgoing, useOutgoingMessages } from '@/lib/client/conversation/outgoing';
import { sendMessage, staleByMessage } from '@/lib/client/conversation/send-message';
import { loadAnew } from '@/lib/client/load-anew';
import { newUuid } from '@/lib/client/new-uuid';
import { queries } from '@/lib/client/queries/queries';
import { untilAnswered } from '@/lib/client/request/until-answered';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { attachedMessage } from './use-attached-text';

const fresh = (message: string, attachment?: File): Outgoing => ({
  idempotencyKey: newUuid(),
  message,
  ...(attachment ? { attachment } : {}),
  state: 'waiting',
  share: 0,
  at: new Date().toISOString(),
  abort: new AbortController(),
});

/** Sends messages about a claim one after the other, and keeps those that failed. */
export function useOutgoing(claimId: string) {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  const client = useQueryClient();
  const waiting = useOutgoingMessages(claimId);

  const deliver = useCallback(
    async ({ idempotencyKey, message, attachment, abort: { signal } }: Outgoing) => {
      const tell = (changes: Partial<Outgoing>) =>
        outgoing.update(claimId, idempotencyKey, changes);
      const sending = {
        idempotencyKey,
        message,
        signal,
        onProgress: (share: number) => tell({ share, cut: false }),
      };
      tell({ state: 'sending', share: 0, cut: false });
      try {
        const sent = await (attachment
          ? untilAnswered(() => sendMessage(claimId, { ...sending, attachment }), {
              signal,
              onCut: () => tell({ share: 0, cut: true }),
            })
          : sendMessage(claimId, sending));
        client.setQueryData(queries.messages(claimId).queryKey, (known) =>
          known && !known.some(({ id }) => id === sent.id) ? [...known, sent] : known,
        );
        outgoing.remove(claimId, idempotencyKey);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        const reason = errorText(error);
        outgoing.update(claimId, idempotencyKey, { state: 'failed', reason });
        const title = attachment
          ? t('attachmentFailed', { name: attachment.name })
          : t('sendFailed');
        toast({ variant: 'destructive', title, description: reason });
        return false;
      }
    },
    [claimId, client, errorText, t],
  );

  /** In order: a later message waits for the earlier ones. */
  const work = useCallback(async () => {
    if (outgoing.of(claimId).some(({ state }) => state === 'sending')) return;
    for (;;) {
      const next = outgoing.of(claimId).find(({ state }) => state === 'waiting');
      if (!next) break;
      await deliver(next);
    }
    void loadAnew(client, staleByMessage(claimId));
  }, [claimId, client, deliver]);

  return {
    waiting,
    /** First the text, if there is one, then each file as a message of its own. */
    send(text: string, files: readonly File[]) {
      outgoing.add(claimId, [
        ...(text ? [fresh(text)] : []),
        ...files.map((file) => fresh(attachedMessage(file.name), file)),
      ]);
      void work();
    },
    resend(idempotencyKey: string) {
      outgoing.update(claimId, idempotencyKey, { state: 'waiting' });
      void work();
    },
    discard: (idempotencyKey: string) => outgoing.remove(claimId, idempotencyKey),
  };
}
