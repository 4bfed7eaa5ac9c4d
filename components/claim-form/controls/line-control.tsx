'use client';

import { type Keep, keepOf } from '@/components/claim-form/masked/keep';
import { KeptInput } from '@/components/claim-form/masked/kept-input';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Input } from '@/components/ui/fields/input';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';

type LineControlProps = ControlProps & {
  /** Drops some of what is typed; by default what the kind's input does not take. */
  keep?: Keep;
  mend?: Keep;
  /** Stands before what is typed. */
  prefix?: string;
};

/** A control to type a line in. */
export function LineControl(props: LineControlProps) {
  const { form, field, value, onChange, onBlur, mend, prefix } = props;
  const words = useFormWords();
  const input = inputOf(field);
  const keep = props.keep ?? keepOf(input);
  const common = {
    name: field.name,
    type: input.type,
    inputMode: input.inputMode,
    autoComplete: input.autoComplete,
    placeholder: placeholderOf(words, form, field.name) || undefined,
    value,
    onBlur,
  };
  return keep ? (
    <KeptInput
      {...common}
      spellCheck={false}
      autoCapitalize={input.upperCase ? 'characters' : 'off'}
      prefix={prefix}
      keep={keep}
      mend={mend}
      max={input.maxLength}
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
