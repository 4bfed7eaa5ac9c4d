'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { focusField, revealed } from '@/components/claim-form/field-id';
import type { ClaimValues, Section } from '@/lib/forms/definitions/field';

/**
 * The fields of a section that a telephone tucks away, or every screen where the section is folded, until somebody asks for them or is led to one. The section's
 * element is marked `data-more` at once, and not when React draws next: the focus follows.
 */
export function useTucked({ fields, folded }: Section) {
  const { getValues } = useFormContext<ClaimValues>();
  const box = useRef<HTMLElement>(null);
  const [tucked] = useState(() =>
    fields.filter(({ name, rare }) => (rare || folded) && !getValues(name)),
  );
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const section = box.current;
    const show = () => {
      section?.setAttribute('data-more', '');
      setOpen(true);
    };
    section?.addEventListener(revealed, show);
    return () => section?.removeEventListener(revealed, show);
  }, []);
  return { box, tucked, open, reveal: () => focusField(tucked[0]?.name ?? '') };
}
