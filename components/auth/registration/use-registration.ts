'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { useFields } from '@/components/auth/fields/use-fields';
import type { Side } from '@/components/shell/session/side';
import { toast } from '@/components/ui/toast/toast';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { useKeepSignIn } from '@/lib/client/session/current-user';
import { bodyOf, errorsOf, registrationNames, startValues } from './registration-values';

/** The registration form of either side. The page decides where to go then. */
export function useRegistration(side: Side) {
  const t = useTranslations('auth');
  const judged = useTranslations('errors.judged');
  const errorText = useErrorText();
  const keepSignIn = useKeepSignIn();
  const form = useRef<HTMLFormElement>(null);
  const labels = registrationNames.map((name) => [name, t(`fields.${name}`)]);
  const fields = useFields(startValues, Object.fromEntries(labels), (values) =>
    errorsOf(side, values),
  );
  const register = useMutation({
    ...signInMutations.register,
    onSuccess(answer) {
      fields.clear();
      keepSignIn(answer);
      toast({
        variant: 'success',
        title: t(`register.${side}.title`),
        description: t(`register.${side}.text`),
      });
    },
    onError(error) {
      toast({ variant: 'destructive', title: t('register.failed'), description: errorText(error) });
      if (error instanceof RequestError) fields.refuse(error.answer.issues ?? [], form.current);
    },
  });
  return {
    form,
    field: fields.field,
    pending: register.isPending,
    submit(event: FormEvent<HTMLFormElement>) {
      const errors = fields.check(event);
      if (errors?.phone) {
        toast({
          variant: 'destructive',
          title: t('register.invalidPhone'),
          description: judged('phone'),
        });
      }
      if (!errors && !register.isPending) register.mutate(bodyOf(side, fields.values));
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;
