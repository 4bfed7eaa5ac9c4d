'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { checkFiles, type Refusal } from '@/components/documents/upload/check-files';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { toast } from '@/components/ui/toast/toast';
import { slots } from '@/lib/documents/content/slots';

const words = {
  tooMany: ['tooMany', 'tooManyText'],
  type: ['wrongType', 'wrongTypeText'],
  size: ['tooLarge', 'tooLargeText'],
  empty: ['empty', 'emptyText'],
} as const satisfies Record<Refusal, readonly [string, string]>;

/** The files chosen for the next message; what the chat does not take is refused with a word why. */
export function useAttachments() {
  const t = useTranslations('chat');
  const limits = useSlotWords(slots.chat);
  const [files, setFiles] = useState<readonly File[]>([]);

  function add(chosen: readonly File[]) {
    const { taken, refused } = checkFiles(slots.chat, chosen, slots.chat.maxFiles - files.length);
    setFiles([...files, ...taken]);
    const first = refused[0];
    if (!first) return;
    const [title, text] = words[first.reason];
    const count = first.reason === 'size' ? first.names.length : limits.count;
    toast({ variant: 'destructive', title: t(title), description: t(text, { ...limits, count }) });
  }

  return {
    files,
    limits,
    add,
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    clear: () => setFiles([]),
  };
}
