'use client';

import { useTranslations } from 'next-intl';
import { TextField } from './text-field';
import type { FieldState } from './use-fields';

type EmailFieldProps = { state: FieldState; autoComplete: 'username' | 'email' };

export function EmailField({ state, autoComplete }: EmailFieldProps) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      label={t('email')}
      state={state}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
