'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';

/** The letter of a claim's form, as the regulations call it; its words beside it on a card. */
export function FormCell({ type }: { type: CreditorType }) {
  const t = useTranslations('forms.creditorTypes');
  const label = t(`${type}.label`);
  return (
    <span className="inline-flex items-center gap-2" title={label}>
      <Badge tone="peacock">{letterOf(type)}</Badge>
      <span className="md:sr-only">{label}</span>
    </span>
  );
}
