'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailField } from '@/components/auth/fields/email-field';
import { PasswordField, type Visibility } from '@/components/auth/fields/password-field';
import { TextField } from '@/components/auth/fields/text-field';
import { Button } from '@/components/ui/button';
import { PhoneField } from './phone-field';
import type { RegistrationForm } from './use-registration';

type RegisterFormProps = {
  registration: RegistrationForm;
  visibility: Visibility;
  /** Fields after the password. */
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
