'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { Input } from '@/components/ui/fields/input';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';
import { FilteredInput } from './filtered-input';
import { filterOf, type InputFilter } from './input-filter';

type LineControlProps = ControlProps & {
  /** Drops some of what is typed; by default what the kind's input does not take. */
  filter?: InputFilter;
  /** Changes a text that was pasted, or filled in by the browser. */
  pasteFilter?: InputFilter;
  /** Stands before what is typed. */
  prefix?: string;
};

/** A control to type a line in. */
export function LineControl(props: LineControlProps) {
  const { form, field, value, onChange, onBlur, pasteFilter, prefix } = props;
  const words = useFormWords();
  const input = inputOf(field);
  const filter = props.filter ?? filterOf(input);
  const common = {
    name: field.name,
    type: input.type,
    inputMode: input.inputMode,
    autoComplete: input.autoComplete,
    placeholder: placeholderOf(words, form, field.name) || undefined,
    value,
    onBlur,
  };
  return filter ? (
    <FilteredInput
      {...common}
      spellCheck={false}
      autoCapitalize={input.upperCase ? 'characters' : 'off'}
      prefix={prefix}
      filter={filter}
      pasteFilter={pasteFilter}
      maxLength={input.maxLength}
      onValueChange={onChange}
    />
  ) : (
    <Input
      {...common}
      maxLength={input.maxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
