'use client';

import { useState } from 'react';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { maxCharacters } from '@/lib/conversation/limits';
import { useAttachments } from './use-attachments';

/** A message with this beginning. What somebody wrote before stays and stands first. */
const beginning = (kept: string, begun = '') =>
  kept.includes(begun.trim()) ? kept : [kept, begun].filter(Boolean).join('\n');

/**
 * What is being written about a claim; the text is there again after the dialog was closed. `begun` is how a message begins of
 * which nothing is written yet.
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
