'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { required } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { toast } from '@/components/ui/toast/toast';
import { listLookUpMutations } from '@/lib/client/mutations/list-look-up';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

export function useLookUp() {
  const t = useTranslations('lookUp');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  // Before the page renders, a second press would send a second letter, or use the code up.
  const underWay = useRef(false);
  const onSettled = () => {
    underWay.current = false;
  };
  const number = useFields({ claimNumber: '' }, { claimNumber: t('number') }, (values) => ({
    claimNumber: required(values.claimNumber),
  }));
  const code = useFields({ code: '' }, { code: t('code') }, (values) => ({
    code: required(values.code),
  }));
  const refused = (fields: typeof number | typeof code) => (error: unknown) => {
    const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
    if (issues.length > 0) fields.refuse(issues, form.current);
    else toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
  };
  const ask = useMutation({ ...listLookUpMutations.ask, onError: refused(number), onSettled });
  const answer = useMutation({ ...listLookUpMutations.answer, onError: refused(code), onSettled });
  return {
    form,
    number: number.field('claimNumber'),
    code: code.field('code'),
    asked: ask.data && { claimNumber: number.values.claimNumber.trim().toUpperCase() },
    standing: answer.data,
    pending: ask.isPending || answer.isPending,
    submitNumber(event: FormEvent<HTMLFormElement>) {
      if (number.check(event) || underWay.current) return;
      underWay.current = true;
      ask.mutate({ claimNumber: number.values.claimNumber });
    },
    submitCode(event: FormEvent<HTMLFormElement>) {
      if (code.check(event) || underWay.current || !ask.data) return;
      underWay.current = true;
      answer.mutate({ lookUp: ask.data.lookUp, code: code.values.code });
    },
    startAgain() {
      code.clear();
      answer.reset();
      ask.reset();
    },
  };
}

export type LookingUp = ReturnType<typeof useLookUp>;
