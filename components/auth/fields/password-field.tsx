'use client';

import type { RefObject } from 'react';
import { Field } from '@/components/ui/fields/field';
import { PasswordInput } from '@/components/ui/fields/password-input';
import type { FieldState } from './use-fields';
import { useTypedEarly } from './use-typed-early';

/** Shows or hides the passwords of all fields of a screen. */
export type Visibility = { visible: boolean; onVisibleChange: (visible: boolean) => void };

type PasswordFieldProps = {
  label: string;
  hint?: string;
  state: FieldState;
  visibility: Visibility;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  inputRef?: RefObject<HTMLInputElement | null>;
};

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, state, visibility, inputRef, ...rest } = props;
  const input = useTypedEarly(state, inputRef);
  return (
    <Field label={label} hint={hint} error={state.error}>
      <PasswordInput
        ref={input}
        aria-required
        value={state.value}
        onChange={(event) => state.set(event.target.value)}
        {...visibility}
        {...rest}
      />
    </Field>
  );
}
