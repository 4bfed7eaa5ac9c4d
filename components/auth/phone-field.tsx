'use client';

import { useTranslations } from 'next-intl';
import { mobileDigits } from './mobile-digits';
import { TextField } from './text-field';
import type { FieldState } from './use-fields';

/** An Indian mobile number; takes nothing but digits. */
export function PhoneField({ state }: { state: FieldState }) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      label={t('phone')}
      state={{ ...state, set: (typed) => state.set(mobileDigits(typed)) }}
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      placeholder={t('phonePlaceholder')}
    />
  );
}
