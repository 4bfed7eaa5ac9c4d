import type { ReactNode } from 'react';

export type ToastVariant = 'plain' | 'success' | 'destructive';

export type ToastInput = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant;
  /** Milliseconds on the screen; by default 5000. */
  duration?: number;
};

export type ShownToast = ToastInput & { id: number; open: boolean };

const removeAfterMs = 3000;

let current: ShownToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a translated message at the edge of the screen, from anywhere in the browser. One is visible at a time: a new one
 * replaces the last.
 */
export function toast(input: ToastInput): void {
  clearTimeout(removal);
  count += 1;
  show({ ...input, id: count, open: true });
}

/** Closes the message with this id; it leaves the page 3000 ms later, unless another came. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(null), removeAfterMs);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): ShownToast | null => current,
  none: (): null => null,
};
