import { useSyncExternalStore } from 'react';

/** A message on its way, or one that did not get through. */
export interface Outgoing {
  /** Chosen once: sent again, it answers the first message instead of sending twice. */
  idempotencyKey: string;
  message: string;
  attachment?: File;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1, of a file. */
  share: number;
  /** Its file was cut off, and is tried again by itself. */
  cut?: boolean;
  /** Why it failed, in words. */
  reason?: string;
  at: string;
  /** Ends it, wherever it is. */
  abort: AbortController;
}

const none: readonly Outgoing[] = [];
const byClaim = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();

function change(claimId: string, next: readonly Outgoing[]) {
  if (next.length > 0) byClaim.set(claimId, next);
  else byClaim.delete(claimId);
  for (const listener of listeners) listener();
}

/** The messages of this tab that are not with the server yet; they outlive the dialog that wrote them. */
export const outgoing = {
  of: (claimId: string) => byClaim.get(claimId) ?? none,
  add: (claimId: string, added: Outgoing[]) => change(claimId, [...outgoing.of(claimId), ...added]),
  update: (claimId: string, idempotencyKey: string, changes: Partial<Outgoing>) =>
    change(
      claimId,
      outgoing
        .of(claimId)
        .map((one) => (one.idempotencyKey === idempotencyKey ? { ...one, ...changes } : one)),
    ),
  remove(claimId: string, idempotencyKey: string) {
    const all = outgoing.of(claimId);
    for (const { idempotencyKey: key, abort } of all) if (key === idempotencyKey) abort.abort();
    change(
      claimId,
      all.filter((one) => one.idempotencyKey !== idempotencyKey),
    );
  },
  /** On signing out: what one person wrote is not the next one's. */
  forget() {
    for (const { abort } of [...byClaim.values()].flat()) abort.abort();
    byClaim.clear();
    for (const listener of listeners) listener();
  },
};

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useOutgoingMessages = (claimId: string) =>
  useSyncExternalStore(
    watch,
    () => outgoing.of(claimId),
    () => none,
  );
