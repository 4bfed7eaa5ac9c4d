'use client';

import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import type { FieldState } from './use-fields';

/** Whether passwords can be read, for all password fields of a screen. */
export type Visibility = { visible: boolean; onVisibleChange: (visible: boolean) => void };

type PasswordFieldProps = {
  label: string;
  hint?: string;
  state: FieldState;
  visibility: Visibility;
  name: string;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ label, hint, state, visibility, ...rest }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={state.error}>
      <PasswordInput
        aria-required
        value={state.value}
        onChange={(event) => state.set(event.target.value)}
        {...visibility}
        {...rest}
      />
    </Field>
  );
}
