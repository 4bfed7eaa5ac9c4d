'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { forgetDeed, keptDeeds, onceFree } from '@/lib/client/on-device/deeds';
import { RequestError } from '@/lib/client/request/request';
import { deedOf, heldDeeds, type StoredDeed } from './held-deeds';
import { isDone } from './tasks';

/** The page was gone before a decision was sent. */
export class CutShort extends Error {}

const isHere = (key: string) => heldDeeds.current().some(({ kept }) => kept?.key === key);

const silence = new RequestError(0, 'Network error', '');

/** Takes over one that an earlier page of this person did not send. What it did send, unheard, is done. */
async function takeOver(client: QueryClient, userId: string, key: string) {
  // Another page may have sent it in the meantime.
  const kept = (await keptDeeds<StoredDeed>(userId)).get(key);
  if (!kept || isHere(key)) return false;
  const { deed, tried, refusal } = kept;
  const done = !refusal && (await isDone(client, deed.task, userId).catch(() => false));
  if (done) {
    await forgetDeed(userId, key);
    return false;
  }
  if (isHere(key)) return false;
  const why = refusal && new RequestError(refusal.status, '', refusal.body);
  const making = { client, userId, stored: { key, tried } };
  const error = why ?? (tried ? silence : new CutShort());
  heldDeeds.restore(deedOf(making, deed.about, deed.task), error);
  if (tried) void heldDeeds.sendUnanswered();
  return true;
}

async function restore(client: QueryClient, userId: string) {
  for (const key of (await keptDeeds<StoredDeed>(userId)).keys())
    if (!isHere(key)) void onceFree(key, () => takeOver(client, userId, key));
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
