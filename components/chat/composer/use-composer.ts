'use client';

import { useState } from 'react';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { maxCharacters } from '@/lib/conversation/limits';
import { useAttachments } from './use-attachments';

/** Appends the beginning of a message to what the person wrote before. */
const beginning = (kept: string, begun = '') =>
  kept.includes(begun.trim()) ? kept : [kept, begun].filter(Boolean).join('\n');

/**
 * The message that a person writes about a claim; its text survives when the dialog closes. `begun` is the beginning of a new
 * message.
 */
export function useComposer(
  me: string,
  claimId: string,
  onSend: (text: string, files: readonly File[]) => void,
  begun?: string,
) {
  const [text, setText] = useState(() => beginning(messageDrafts.read(me, claimId), begun));
  const attachments = useAttachments();
  const trimmed = text.trim();
  const left = maxCharacters - trimmed.length;
  const canSend =
    left >= 0 && !attachments.turning && (trimmed !== '' || attachments.files.length > 0);

  function write(next: string) {
    setText(next);
    messageDrafts.keep(me, claimId, next);
  }

  function send() {
    if (!canSend) return;
    onSend(trimmed, attachments.files);
    write('');
    attachments.clear();
  }

  return { text, write, attachments, left, canSend, send };
}
