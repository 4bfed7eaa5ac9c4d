'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { NativeSelect } from '@/components/ui/select/native-select';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';
import { useChoices } from './use-choices';

/** A control to choose in: the field's own options, or the states. */
export function ChoiceControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  return (
    <NativeSelect
      name={field.name}
      autoComplete={inputOf(field).autoComplete}
      options={useChoices({ form, field })}
      placeholder={placeholderOf(words, form, field.name)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
