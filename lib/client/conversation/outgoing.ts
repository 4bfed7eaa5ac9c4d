import { useSyncExternalStore } from 'react';

/** A message that the page sends, or that failed. */
export interface Outgoing {
  /** Chosen once: for a repeated send the server gives the first message instead of making a second. */
  idempotencyKey: string;
  message: string;
  attachment?: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of the file is sent, from 0 to 1. */
  share: number;
  /** The connection broke while the file was sent; the page tries again by itself. */
  cut?: boolean;
  reason?: string;
  at: string;
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

/** The messages of this tab that the server does not have yet; they outlive the dialog that wrote them. */
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
  /** Cancels and forgets all of them on signing out, so that the next person does not see them. */
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

/** Gives the messages about a claim that the server does not have yet; the component renders again when they change. */
export const useOutgoingMessages = (claimId: string) =>
  useSyncExternalStore(
    watch,
    () => outgoing.of(claimId),
    () => none,
  );
