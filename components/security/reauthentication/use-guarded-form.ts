'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { FieldError } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { toast } from '@/components/ui/toast/toast';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface GuardedForm<Name extends string, Body, Answer> {
  start: Record<Name, string>;
  labels: Record<Name, string>;
  validate: (values: Record<Name, string>) => Partial<Record<Name, FieldError>>;
  mutation: UseMutationOptions<Answer, Error, Body>;
  bodyOf: (values: Record<Name, string>) => Body;
  onDone: (answer: Answer) => void;
  /** The title of what is said when it fails. */
  failed: string;
}

/**
 * A small form that changes something about one's account: what is wrong with it is marked at its fields,
 * everything else is said. Nothing typed outlives success.
 */
export function useGuardedForm<Name extends string, Body, Answer>(
  form: GuardedForm<Name, Body, Answer>,
) {
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const fields = useFields(form.start, form.labels, form.validate);
  const { mutate, isPending } = useMutation({
    ...form.mutation,
    onSuccess(answer) {
      fields.clear();
      form.onDone(answer);
    },
    onError(error) {
      const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
      // A code may be asked for that the form did not know of.
      if (issues.some(({ path }) => element.current?.elements.namedItem(path))) {
        return fields.refuse(issues, element.current);
      }
      toast({ variant: 'destructive', title: form.failed, description: errorText(error) });
    },
  });
  return {
    element,
    field: fields.field,
    clear: fields.clear,
    pending: isPending,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || isPending) return;
      mutate(form.bodyOf(fields.values));
    },
  };
}
