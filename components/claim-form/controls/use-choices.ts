'use client';

import { useLocale } from 'next-intl';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { displayValue } from '@/lib/forms/view';
import type { ControlProps } from './control';

export function useChoices({ form, field }: Pick<ControlProps, 'form' | 'field'>) {
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();
  const values = behaviourOf(field.kind).choices?.(field) ?? [];
  return values.map((value) => ({
    value,
    label: displayValue(words, form, field, value, language, places),
  }));
}
