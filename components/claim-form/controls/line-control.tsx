'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { Input } from '@/components/ui/fields/input';
import { behaviourOf, inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';
import { FilteredInput } from './filtered-input';

type LineControlProps = ControlProps & {
  /** How what is typed is shown, where it is not as it is stored. */
  filter?: (typed: string) => string;
  /** The only keys that it takes. */
  keys?: RegExp;
  /** Stands before what is typed. */
  prefix?: string;
};

/** A control to type a line in. */
export function LineControl(props: LineControlProps) {
  const { form, field, value, onChange, onBlur, keys, prefix } = props;
  const words = useFormWords();
  const input = inputOf(field);
  const filter = props.filter ?? (input.shownClean && behaviourOf(field.kind).clean);
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
      keys={keys}
      onValueChange={onChange}
    />
  ) : (
    <Input {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
