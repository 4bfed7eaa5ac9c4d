import { queries } from '@/lib/client/queries/queries';
import { sendForm } from '@/lib/client/request/send-form';
import type { PresentedMessage } from '@/lib/conversation/present';

interface Sending {
  message: string;
  attachment?: File;
  /** A UUID chosen once for each message: for a repeated send the server gives the first message instead of making a second. */
  idempotencyKey: string;
  /** From 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Gives the queries that a sent message makes stale: its claim's conversation and audit trail. */
export const staleByMessage = (claimId: string) => [
  queries.messages(claimId),
  { queryKey: queries.audit(claimId).queryKey },
];

/** Sends a message about a claim, with at most one file. Throws RequestError, or an AbortError once cancelled. */
export function sendMessage(claimId: string, sending: Sending) {
  const { message, attachment, idempotencyKey, onProgress = () => undefined } = sending;
  const form = new FormData();
  // The fields come first, because the server checks them before it takes the file's bytes.
  form.append('idempotencyKey', idempotencyKey);
  form.append('message', message);
  if (attachment) form.append('attachment', attachment);
  return sendForm<PresentedMessage>(`/api/claims/${encodeURIComponent(claimId)}/messages`, form, {
    onProgress,
    signal: sending.signal ?? new AbortController().signal,
  });
}
