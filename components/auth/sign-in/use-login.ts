'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { email, givenPassword } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import type { Side } from '@/components/shell/session/side';
import { toast } from '@/components/ui/toast/toast';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { useKeepSignIn } from '@/lib/client/session/current-user';

/** The login form: what is typed, what is wrong, and sending it. Where to go then is the page's matter. */
export function useLogin(side: Side) {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const keepSignIn = useKeepSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [codeAsked, setCodeAsked] = useState(false);
  const fields = useFields(
    { email: '', password: '' },
    { email: t('fields.email'), password: t('fields.password') },
    (values) => ({ email: email(values.email), password: givenPassword(values.password) }),
  );
  const login = useMutation({
    ...signInMutations.login,
    onSuccess(answer) {
      fields.clear();
      setCodeAsked(false);
      keepSignIn(answer);
      toast({
        variant: 'success',
        title: t(`login.${side}.title`),
        description: t(`login.${side}.text`),
      });
    },
    onError(error) {
      if (codeOf(error) === 'second_factor_required') return setCodeAsked(true);
      if (codeOf(error) === 'wrong_credentials') setCodeAsked(false);
      toast({ variant: 'destructive', title: t('login.failed'), description: errorText(error) });
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    },
  });
  const credentials = (code?: string) => {
    const { email: address, password } = fields.values;
    return { email: address.trim(), password, ...(code ? { code } : {}) };
  };
  return {
    form,
    /** Whether e-mail and password were right and a code is needed too; both are kept here alone. */
    codeAsked,
    sendCode: (code: string, onError: () => void) => login.mutate(credentials(code), { onError }),
    startAgain: () => setCodeAsked(false),
    field: fields.field,
    pending: login.isPending,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || login.isPending) return;
      login.mutate(credentials());
    },
  };
}

const codeOf = (error: unknown) => (error instanceof RequestError ? error.answer.code : undefined);

export type Login = ReturnType<typeof useLogin>;
