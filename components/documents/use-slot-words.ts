'use client';

import { useLocale } from 'next-intl';
import type { Slot } from '@/lib/documents/content/slots';

const megabyte = 1024 * 1024;

/** A slot's limits as sentences name them: "PDF, DOCX, … or GIF", "10MB", 10. */
export function useSlotWords(slot: Slot) {
  const names = slot.extensions
    // One kind of picture, two endings.
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase());
  const or = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  return {
    types: or.format(names),
    size: `${Math.ceil(slot.maxBytes / megabyte)}MB`,
    count: slot.maxFiles,
  };
}
