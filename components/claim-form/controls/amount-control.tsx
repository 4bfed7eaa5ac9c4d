'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';

/** An amount in rupees. */
export function AmountControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  return (
    <AmountInput
      name={field.name}
      prefix="₹"
      placeholder={placeholderOf(words, form, field.name) || undefined}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}
