'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/auth/fields/text-field';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { mobileDigits } from './mobile-digits';

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
