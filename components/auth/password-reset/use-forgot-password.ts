'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { email } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { RequestError } from '@/lib/client/request/request';
import { usePasswordErrorToast } from './use-password-error-toast';

/** Asking for a reset link. */
export function useForgotPassword() {
  const t = useTranslations('auth');
  const showError = usePasswordErrorToast(t('forgot.failed'));
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields({ email: '' }, { email: t('fields.email') }, (values) => ({
    // One sentence for every way in which it is none, an empty one too.
    email: email(values.email) && 'email',
  }));
  const ask = useMutation({
    ...signInMutations.forgotPassword,
    onError(error) {
      showError(error);
      if (error instanceof RequestError) fields.refuse(error.answer.issues ?? [], form.current);
    },
  });
  return {
    form,
    email: fields.field('email'),
    pending: ask.isPending,
    sent: ask.isSuccess,
    startAgain: ask.reset,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || ask.isPending) return;
      ask.mutate({ email: fields.values.email.trim() });
    },
  };
}
