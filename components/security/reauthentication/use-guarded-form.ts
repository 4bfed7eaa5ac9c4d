'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldError } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { usePasskeyText } from '@/components/auth/passkeys/use-passkey-text';
import { toast } from '@/components/ui/toast/toast';
import { proveByPasskey } from '@/lib/client/mutations/security';
import { RequestError } from '@/lib/client/request/request';
import type { Proof } from '@/lib/identity/authentication/schema';

/** What the person gives besides the password, if anything. */
type SecondStep = Pick<Proof, 'code' | 'passkey'>;

interface GuardedForm<Name extends string, Body, Answer> {
  start: Record<Name, string>;
  labels: Record<Name, string>;
  validate: (values: Record<Name, string>) => Partial<Record<Name, FieldError>>;
  mutation: UseMutationOptions<Answer, Error, Body>;
  bodyOf: (values: Record<Name, string>, second: SecondStep) => Body;
  onDone: (answer: Answer) => void;
  /** The title of the message when it fails. */
  failed: string;
}

/**
 * A small form that changes the person's account. Marks problems at their fields, and says the others in a toast. Success
 * clears everything that was typed.
 */
export function useGuardedForm<Name extends string, Body, Answer>(
  form: GuardedForm<Name, Body, Answer>,
) {
  const errorText = usePasskeyText();
  const element = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const fields = useFields(form.start, form.labels, form.validate);
  const { mutate, isPending } = useMutation({
    ...form.mutation,
    onSuccess(answer) {
      fields.clear();
      form.onDone(answer);
    },
    onError: fail,
  });
  const pending = isPending || asking;

  function fail(error: unknown) {
    const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
    // The server may ask for a code of which the form did not know.
    if (issues.some(({ path }) => element.current?.elements.namedItem(path))) {
      return fields.refuse(issues, element.current);
    }
    toast({ variant: 'destructive', title: form.failed, description: errorText(error) });
  }

  return {
    element,
    field: fields.field,
    clear: fields.clear,
    pending,
    /** The device asks for a passkey just now. */
    asking,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || pending) return;
      const { code }: { code?: string } = fields.values;
      mutate(form.bodyOf(fields.values, code ? { code } : {}));
    },
    /** Sends it with a passkey instead of the code. */
    async submitByPasskey() {
      if (pending || fields.checkBut(element.current, 'code' as Name)) return;
      setAsking(true);
      try {
        mutate(form.bodyOf(fields.values, { passkey: await proveByPasskey() }));
      } catch (error) {
        fail(error);
      } finally {
        setAsking(false);
      }
    },
  };
}
