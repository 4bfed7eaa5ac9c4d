'use client';

import { NativeSelect } from '@/components/ui/native-select';
import { RadioGroup } from '@/components/ui/radio-group';
import { facetsOf, inputOf, yesNo } from '@/lib/forms/kinds';
import { optionLabel, placeholderOf } from '@/lib/forms/labels';
import { stateName } from '@/lib/reference/places';
import { states } from '@/lib/reference/states';
import type { ControlProps } from './control';
import { useFormWords, usePlaceWords } from './use-form-words';

/** A control to choose in: the field's own options, the states, or yes and no. */
export function ChoiceControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const places = usePlaceWords();
  const { widget } = facetsOf(field.kind);

  if (widget === 'yesNo') {
    return (
      <RadioGroup
        options={yesNo.map((answer) => ({ value: answer, label: words.yesNo[answer] }))}
        value={value}
        onValueChange={onChange}
        layout="boxes"
      />
    );
  }
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
