'use client';

import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { NativeSelect } from '@/components/ui/select/native-select';
import { facetsOf, inputOf } from '@/lib/forms/kinds';
import { optionLabel, placeholderOf } from '@/lib/forms/labels';
import { stateName } from '@/lib/reference/places';
import { states } from '@/lib/reference/states';
import type { ControlProps } from './control';

/** A control to choose in: the field's own options, or the states. */
export function ChoiceControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const places = usePlaceWords();
  const { widget } = facetsOf(field.kind);

  const options =
    widget === 'state'
      ? states.map((state) => ({ value: state, label: stateName(places, state) }))
      : (field.options ?? []).map((option) => ({
          value: option,
          label: optionLabel(words, form, field.name, option),
        }));
  return (
    <NativeSelect
      name={field.name}
      autoComplete={inputOf(field).autoComplete}
      options={options}
      placeholder={placeholderOf(words, form, field.name)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
