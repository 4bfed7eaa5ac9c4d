'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { chosenPassword } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { toast } from '@/components/ui/toast/toast';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { RequestError } from '@/lib/client/request/request';
import { usePasswordErrorToast } from './use-password-error-toast';

export function useResetPassword(token: string) {
  const t = useTranslations('auth');
  const showError = usePasswordErrorToast(t('reset.failed'));
  const form = useRef<HTMLFormElement>(null);
  const [dead, setDead] = useState(false);
  const fields = useFields(
    { newPassword: '', confirmation: '' },
    { newPassword: t('fields.newPassword'), confirmation: t('fields.confirmPassword') },
    ({ newPassword, confirmation }) => ({
      newPassword: newPassword === '' ? 'short' : chosenPassword(newPassword),
      confirmation: confirmation === newPassword ? undefined : 'mismatch',
    }),
  );
  const reset = useMutation({
    ...signInMutations.resetPassword,
    onSuccess() {
      fields.clear();
      // The token is used up; it must not stay in the address.
      window.history.replaceState(null, '', window.location.pathname);
      toast({
        variant: 'success',
        title: t('reset.success'),
        description: t('reset.successText'),
      });
    },
    onError(error) {
      showError(error);
      const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
      if (issues.some(({ path }) => path === 'token')) setDead(true);
      else fields.refuse(issues, form.current);
    },
  });
  return {
    form,
    field: fields.field,
    pending: reset.isPending,
    done: reset.isSuccess,
    dead,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || reset.isPending) return;
      reset.mutate({ token, newPassword: fields.values.newPassword });
    },
  };
}
