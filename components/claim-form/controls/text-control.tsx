'use client';

import { keepAmount, keepOf, withoutCountryCode } from '@/components/claim-form/masked/keep';
import { KeptInput } from '@/components/claim-form/masked/kept-input';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Input } from '@/components/ui/fields/input';
import { Textarea } from '@/components/ui/fields/textarea';
import { facetsOf, inputOf } from '@/lib/forms/kinds';
import { placeholderOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';

/** A control to type in: a line, several lines, a phone number or an amount. */
export function TextControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const words = useFormWords();
  const input = inputOf(field);
  const { widget } = facetsOf(field.kind);
  const { type, inputMode, autoComplete } = input;
  const placeholder = placeholderOf(words, form, field.name) || undefined;
  const common = { name: field.name, autoComplete, placeholder, onBlur };
  const keep = widget === 'amount' ? keepAmount : keepOf(input);

  if (widget === 'textarea') {
    return (
      <Textarea
        {...common}
        rows={input.maxLength > 500 ? 4 : 2}
        maxLength={input.maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (keep) {
    return (
      <KeptInput
        {...common}
        type={type}
        inputMode={inputMode}
        spellCheck={false}
        autoCapitalize={input.upperCase ? 'characters' : 'off'}
        prefix={prefixes[widget]}
        keep={keep}
        mend={widget === 'phone' ? withoutCountryCode : undefined}
        max={input.maxLength}
        value={value}
        onValueChange={onChange}
      />
    );
  }
  return (
    <Input
      {...common}
      type={type}
      inputMode={inputMode}
      maxLength={input.maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const prefixes: Record<string, string> = { phone: '+91', amount: '₹' };
