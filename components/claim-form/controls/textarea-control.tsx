'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { Textarea } from '@/components/ui/fields/textarea';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';

/** A control to type several lines in. */
export function TextareaControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const { autoComplete, maxLength } = inputOf(field);
  return (
    <Textarea
      name={field.name}
      autoComplete={autoComplete}
      placeholder={placeholderOf(words, form, field.name) || undefined}
      rows={maxLength > 500 ? 4 : 2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
