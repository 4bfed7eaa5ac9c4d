'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { allowsSize, sizeLimitOf, typeByName } from '@/lib/documents/content/slots';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { importSlot } from '@/lib/imports/file/slot';

/** The chosen creditor type and file. `choice` counts the files, because two of one name can differ. */
export function useChoice() {
  const t = useTranslations('import.file');
  const [type, setType] = useState<CreditorType | null>(null);
  const [{ file, choice }, setFile] = useState({ file: null as File | null, choice: 0 });
  const keep = (next: File | null) => setFile((last) => ({ file: next, choice: last.choice + 1 }));

  function wrongWith(next: File) {
    if (!typeByName(importSlot, next.name)) return [t('wrongType'), t('wrongTypeText')];
    if (next.size === 0) return [t('label'), t('empty')];
    if (allowsSize(importSlot, next.size)) return undefined;
    return [t('tooLarge'), t('tooLargeText', { size: sizeLimitOf(importSlot) })];
  }

  function choose(next: File | undefined) {
    if (!next) return;
    const wrong = wrongWith(next);
    if (wrong) toast({ variant: 'destructive', title: wrong[0], description: wrong[1] });
    else keep(next);
  }

  function reset() {
    setType(null);
    keep(null);
  }

  return { type, file, choice, setType, choose, remove: () => keep(null), reset };
}

export type Choice = ReturnType<typeof useChoice>;
