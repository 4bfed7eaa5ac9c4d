'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/auth/fields/text-field';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { mobile } from '@/lib/forms/kinds/parts/clean';

const othersIn = (text: string) => text.replace(/\p{Nd}/gu, '').length;

/** An Indian mobile number. Keys other than digits are not taken; what is pasted comes whole. */
export function PhoneField({ state }: { state: FieldState }) {
  const t = useTranslations('auth.fields');
  const { value } = state;
  function set(typed: string) {
    const isKey = typed.length === value.length + 1;
    if (!isKey || othersIn(typed) <= othersIn(value)) state.set(mobile(typed));
  }
  return (
    <TextField
      label={t('phone')}
      state={{ ...state, set }}
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      placeholder={t('phonePlaceholder')}
    />
  );
}
