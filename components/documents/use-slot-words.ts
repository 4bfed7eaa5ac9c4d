'use client';

import { useLocale } from 'next-intl';
import { type Slot, sizeLimitOf } from '@/lib/documents/content/slots';

/** A slot's limits in words: "PDF, DOCX, … or GIF", "10MB", 10. */
export function useSlotWords(slot: Slot) {
  const names = slot.extensions
    // One kind of picture, two endings.
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase());
  const or = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  return {
    types: or.format(names),
    size: sizeLimitOf(slot),
    count: slot.maxFiles,
  };
}
