'use client';

import { useTranslations } from 'next-intl';
import { useEffectEvent, useState } from 'react';
import { checkFiles, type Refusal } from '@/components/documents/upload/check-files';
import { needTurning, turnPictures } from '@/components/documents/upload/turn-pictures';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { toast } from '@/components/ui/toast/toast';
import { slots } from '@/lib/documents/content/slots';
import { isPhoto, originalOf, smallerPhotos } from './smaller-photos';

const words = {
  tooMany: ['tooMany', 'tooManyText'],
  picture: ['picture', 'pictureText'],
  type: ['wrongType', 'wrongTypeText'],
  size: ['tooLarge', 'tooLargeText'],
  empty: ['empty', 'emptyText'],
} as const satisfies Record<Refusal, readonly [string, string]>;

/** Refuses, with a reason, files that the chat does not take. */
export function useAttachments() {
  const t = useTranslations('chat');
  const limits = useSlotWords(slots.chat);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [turning, setTurning] = useState(false);

  const take = useEffectEvent((chosen: readonly File[], left: readonly File[]) => {
    const room = slots.chat.maxFiles - files.length;
    const { taken, refused } = checkFiles(slots.chat, chosen, room, left);
    setFiles([...files, ...taken]);
    const first = refused[0];
    if (!first) return;
    const [title, text] = words[first.reason];
    const count = first.reason === 'size' ? first.names.length : limits.count;
    toast({ variant: 'destructive', title: t(title), description: t(text, { ...limits, count }) });
  });

  async function add(chosen: readonly File[]) {
    if (!needTurning(chosen) && !chosen.some(isPhoto)) return take(chosen, []);
    setTurning(true);
    const { ready, left } = await turnPictures(chosen);
    const smaller = await smallerPhotos(ready);
    setTurning(false);
    take(smaller, left);
  }

  return {
    files,
    /** Pictures become JPGs, or smaller, before they join the files. */
    turning,
    limits,
    add,
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    /** Replaces the smaller photo by the one that the camera made. */
    sendAsIs: (file: File) =>
      setFiles(files.map((one) => (one === file ? (originalOf(file) ?? file) : one))),
    clear: () => setFiles([]),
  };
}
