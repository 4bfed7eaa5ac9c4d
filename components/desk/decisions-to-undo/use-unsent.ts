'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { forgetDeed, keptDeeds, unlessElsewhere } from '@/lib/client/on-device/deeds';
import { RequestError } from '@/lib/client/request/request';
import { deedOf, heldDeeds, type StoredDeed } from './held-deeds';
import { isDone } from './tasks';

/** The page was gone before a decision was sent. */
export class CutShort extends Error {}

const isHere = (key: string) => heldDeeds.current().some(({ kept }) => kept?.key === key);

const silence = new RequestError(0, 'Network error', '');

/** Takes over what earlier pages of this person did not send. What they did send, unheard, is done. */
async function restore(client: QueryClient, userId: string) {
  for (const [key, { deed, tried, refusal }] of await keptDeeds<StoredDeed>(userId)) {
    if (isHere(key)) continue;
    const take = async () => {
      const done = !refusal && (await isDone(client, deed.task, userId).catch(() => false));
      if (done) return void forgetDeed(userId, key);
      if (isHere(key)) return;
      const why = refusal && new RequestError(refusal.status, '', refusal.body);
      const making = { client, userId, stored: { key, tried } };
      const error = why ?? (tried ? silence : new CutShort());
      heldDeeds.restore(deedOf(making, deed.about, deed.task), error);
      if (tried) await heldDeeds.sendUnanswered();
    };
    unlessElsewhere(key, () => void take());
  }
}

/** Has the decisions that were not sent, also by earlier pages, and sends the unanswered ones again once there is a network. */
export function useUnsent() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  useEffect(() => {
    void restore(client, userId);
    const again = () => void heldDeeds.sendUnanswered();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [client, userId]);
}
