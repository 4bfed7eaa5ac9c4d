'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { email, givenPassword } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { usePasskeyText } from '@/components/auth/passkeys/use-passkey-text';
import type { Side } from '@/components/shell/session/side';
import { toast } from '@/components/ui/toast/toast';
import { type SignedIn, signInMutations } from '@/lib/client/mutations/sign-in';
import { codeOf } from '@/lib/client/request/request';
import { useKeepSignIn } from '@/lib/client/session/current-user';
import { type SecondStep, secondStepIn } from '@/lib/client/session/second-step';

/** The page decides where to go after the login. */
export function useLogin(side: Side) {
  const t = useTranslations('auth');
  const errorText = usePasskeyText();
  const keepSignIn = useKeepSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const fields = useFields(
    { email: '', password: '' },
    { email: t('fields.email'), password: t('fields.password') },
    (values) => ({ email: email(values.email), password: givenPassword(values.password) }),
  );
  function welcome(answer: SignedIn) {
    fields.clear();
    setSecond(null);
    keepSignIn(answer);
    toast({
      variant: 'success',
      title: t(`login.${side}.title`),
      description: t(`login.${side}.text`),
    });
  }
  const say = (error: Error) =>
    toast({ variant: 'destructive', title: t('login.failed'), description: errorText(error) });
  const login = useMutation({
    ...signInMutations.login,
    onSuccess: welcome,
    onError(error) {
      const asked = secondStepIn(error);
      if (asked) return setSecond(asked);
      // A passkey's answer works once: another challenge needs the password again.
      if (['wrong_credentials', 'wrong_passkey'].includes(codeOf(error) ?? '')) setSecond(null);
      say(error);
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    },
  });
  const byPasskey = useMutation({ ...signInMutations.passkey, onSuccess: welcome, onError: say });
  const pending = login.isPending || byPasskey.isPending;
  const credentials = (given: { code?: string; challenge?: string } = {}) => {
    const { email: address, password } = fields.values;
    return { email: address.trim(), password, ...given };
  };
  return {
    form,
    /** What the server still needs after a correct e-mail and password, which stay in memory here. */
    second,
    sendCode: (code: string, onError: () => void) =>
      login.mutate(credentials({ code }), { onError }),
    sendPasskey: (challenge: string) => login.mutate(credentials({ challenge })),
    /** The device asks for one just now. */
    asking: login.isPending && Boolean(login.variables.challenge),
    startAgain: () => setSecond(null),
    field: fields.field,
    pending,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || pending) return;
      login.mutate(credentials());
    },
    passkey: { pending: byPasskey.isPending, send: () => pending || byPasskey.mutate() },
  };
}

export type Login = ReturnType<typeof useLogin>;
