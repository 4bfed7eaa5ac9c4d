'use client';

import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ClaimValues, Field } from '@/lib/forms/definitions/field';

/** Fills in the field that follows from this one, unless somebody typed something else there. */
export function useFill({ fills }: Field) {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  const filled = useRef('');
  return {
    fill(text: string | undefined) {
      if (!fills || text === undefined) return;
      const there = getValues(fills);
      if (there !== '' && there !== filled.current) return;
      filled.current = text;
      setValue(fills, text, { shouldDirty: true });
    },
    /** `text` followed from what was stored: it may give way. */
    followed(text: string | undefined) {
      filled.current = text ?? '';
    },
  };
}
