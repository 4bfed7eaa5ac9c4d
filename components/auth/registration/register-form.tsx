'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailField } from '@/components/auth/fields/email-field';
import { PasswordField, type Visibility } from '@/components/auth/fields/password-field';
import { TextField } from '@/components/auth/fields/text-field';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { Button } from '@/components/ui/button';
import { mobile } from '@/lib/forms/kinds/shared/clean';
import type { RegistrationForm } from './use-registration';

const othersIn = (text: string) => text.replace(/\p{Nd}/gu, '').length;

type RegisterFormProps = {
  registration: RegistrationForm;
  visibility: Visibility;
  children?: ReactNode;
};

export function RegisterForm({ registration, visibility, children }: RegisterFormProps) {
  const t = useTranslations('auth');
  const { form, field, pending, submit } = registration;
  return (
    <form ref={form} onSubmit={submit} method="post" noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('fields.firstName')}
          name="firstName"
          autoComplete="given-name"
          state={field('firstName')}
        />
        <TextField
          label={t('fields.lastName')}
          hint={t('fields.lastNameHint')}
          name="lastName"
          autoComplete="family-name"
          state={field('lastName')}
        />
      </div>
      <EmailField state={field('email')} autoComplete="email" />
      <PhoneField state={field('phone')} />
      <PasswordField
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        name="password"
        autoComplete="new-password"
        state={field('password')}
        visibility={visibility}
      />
      {children}
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel={t('register.pending')}
        className="mt-1"
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}

/** Takes only digits from the keyboard, and whatever is pasted. */
function PhoneField({ state }: { state: FieldState }) {
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
