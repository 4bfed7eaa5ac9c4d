'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import type { FieldState } from './use-fields';
import { useTypedEarly } from './use-typed-early';

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  label: string;
  hint?: string;
  state: FieldState;
};

export function TextField({ label, hint, state, ...rest }: TextFieldProps) {
  const input = useTypedEarly(state);
  return (
    <Field label={label} hint={hint} error={state.error}>
      <Input
        ref={input}
        aria-required
        value={state.value}
        onChange={(event) => state.set(event.target.value)}
        {...rest}
      />
    </Field>
  );
}
