'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAhead } from '@/components/ui/loading/use-ahead';
import { noteSent } from '@/lib/client/files/sent-pictures';
import { uploadClaimDocument } from '@/lib/client/files/upload';
import { newUuid } from '@/lib/client/new-uuid';
import { RequestError } from '@/lib/client/request/request';
import { untilAnswered } from '@/lib/client/request/until-answered';
import type { Purpose } from '@/lib/documents/content/purposes';
import { allowsSize, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';
import { TooHeavy } from './too-heavy';
import { isMadeSmaller } from './turn-pictures';

export interface Wish {
  /** Sends a photo as the camera made it. */
  asIs: boolean;
  purpose: Purpose | null;
  replaces?: string;
}

export interface Upload {
  key: string;
  file: File;
  wish: Wish;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** The network cut it off; it tries again by itself. */
  cut?: boolean;
  error?: unknown;
}

interface Events {
  claimId: string | undefined;
  onUploaded: (document: PresentedDocument, wish: Wish) => void;
  onFailed: (error: unknown) => void;
}

const smallerPhotos = () => import('@/lib/client/files/smaller-photo');
const ahead = [{ preload: () => smallerPhotos().then(noMatter, noMatter) }];
function noMatter() {}

/**
 * Gives the bytes of a file to send. If the code that removes the place from a photo cannot load, the photo waits as for the
 * network. Throws TooHeavy.
 */
async function sentOf(file: File, { asIs }: Wish) {
  if (asIs || !isMadeSmaller(slots.claim, file)) return file;
  const { smallerPhoto } = await smallerPhotos().catch(() => {
    throw new RequestError(0, 'Network error', '');
  });
  const smaller = await smallerPhoto(file);
  if (!allowsSize(slots.claim, smaller.size)) throw new TooHeavy();
  return smaller;
}

const atOnce = 2;

/** Its key is the server's too: a repeated send makes no second document. */
const uploadOf = (file: File, wish: Wish): Upload => ({
  key: newUuid(),
  file,
  wish,
  state: 'waiting',
  share: 0,
});

/** Uploads two files at a time; each can be cancelled, retried or removed. */
export function useUploads({ claimId, onUploaded, onFailed }: Events) {
  useAhead(ahead);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const uploaded = useEffectEvent(onUploaded);
  const failed = useEffectEvent(onFailed);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file: chosen, wish }: Upload) {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { state: 'sending', share: 0, error: undefined });
    try {
      const { signal } = abort;
      let file: File | undefined;
      const sending = {
        idempotencyKey: key,
        // A document on no claim needs no deletion: it goes after a day.
        ...(claimId && { claimId, ...(wish.replaces && { replaces: wish.replaces }) }),
        ...(wish.purpose && { documentType: wish.purpose }),
        signal,
        onProgress: (share: number) => change(key, { share, cut: false }),
      };
      const sendFile = async () => {
        file ??= await sentOf(chosen, wish);
        signal.throwIfAborted();
        return uploadClaimDocument(file, sending);
      };
      const document = await untilAnswered(sendFile, {
        signal,
        onCut: () => change(key, { share: 0, cut: true }),
      });
      drop(key);
      noteSent(document.id, chosen);
      uploaded(document, wish);
    } catch (error) {
      if (abort.signal.aborted) return;
      change(key, { state: 'failed', error });
      failed(error);
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    for (const upload of uploads) {
      if (running.current.size >= atOnce) break;
      if (upload.state === 'waiting' && !running.current.has(upload.key)) void send(upload);
    }
  });

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[], wish: Wish) => {
      const added = files.map((file) => uploadOf(file, wish));
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: string) => change(key, { state: 'waiting', share: 0, error: undefined }),
    /** Cancels an upload on its way, and gives up a failed one. */
    remove: (key: string) => {
      running.current.get(key)?.abort();
      // At once, so that the next one can start.
      running.current.delete(key);
      drop(key);
    },
  };
}
