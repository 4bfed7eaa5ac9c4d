'use client';

import { useState } from 'react';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { maxCharacters } from '@/lib/conversation/limits';
import { useAttachments } from './use-attachments';

/** What is being written about a claim; the text is there again after the dialog was closed. */
export function useComposer(
  me: string,
  claimId: string,
  onSend: (text: string, files: readonly File[]) => void,
) {
  const [text, setText] = useState(() => messageDrafts.read(me, claimId));
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
