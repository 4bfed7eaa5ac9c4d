'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PresentedDocument } from '@/lib/documents/present';
import { uploadWithRetry } from './upload-with-retry';

export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  error?: unknown;
}

interface Events {
  claimId: string | undefined;
  onUploaded: (document: PresentedDocument) => void;
  onFailed: (error: unknown) => void;
}

const atOnce = 2;
let keys = 0;

function uploadOf(file: File): Upload {
  keys += 1;
  return { key: keys, file, state: 'waiting', share: 0 };
}

/** Files on their way: two at a time, each to be cancelled, tried again or given up by itself. */
export function useUploads({ claimId, onUploaded, onFailed }: Events) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const uploaded = useEffectEvent(onUploaded);
  const failed = useEffectEvent(onFailed);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file }: Upload) {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { state: 'sending', share: 0, error: undefined });
    try {
      const document = await uploadWithRetry(file, {
        ...(claimId ? { claimId } : {}),
        signal: abort.signal,
        onProgress: (share) => change(key, { share }),
      });
      drop(key);
      uploaded(document);
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
    add: (files: readonly File[]) => {
      const added = files.map(uploadOf);
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => change(key, { state: 'waiting', share: 0, error: undefined }),
    /** Cancels what is on its way, and gives up what failed. */
    remove: (key: number) => {
      running.current.get(key)?.abort();
      // At once, so that the next one can start.
      running.current.delete(key);
      drop(key);
    },
  };
}
