'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { FilteredInput } from '@/components/ui/fields/filtered-input';
import { Input } from '@/components/ui/fields/input';
import { behaviourOf, inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';

type LineControlProps = ControlProps & {
  /** It takes no other keys. */
  keys?: RegExp;
  prefix?: string;
};

export function LineControl(props: LineControlProps) {
  const { form, field, value, onChange, onBlur, keys, prefix } = props;
  const words = useFormWords();
  const input = inputOf(field);
  const clean = input.shownClean && behaviourOf(field.kind).clean;
  const common = {
    name: field.name,
    type: input.type,
    inputMode: input.inputMode,
    autoComplete: input.autoComplete,
    placeholder: placeholderOf(words, form, field.name) || undefined,
    value,
    onBlur,
  };
  return clean ? (
    <FilteredInput
      {...common}
      spellCheck={false}
      autoCapitalize={input.upperCase ? 'characters' : 'off'}
      prefix={prefix}
      filter={({ text, caret }) => ({
        text: clean(text),
        caret: clean(text.slice(0, caret)).length,
      })}
      keys={keys}
      onValueChange={onChange}
    />
  ) : (
    <Input {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
