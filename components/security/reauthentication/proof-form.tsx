'use client';

import type { UseMutationOptions } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { givenPassword, required } from '@/components/auth/fields/field-errors';
import type { Proof } from '@/lib/identity/authentication/schema';
import { CurrentPassword } from './current-password';
import { GuardedForm } from './guarded-form';
import { SecondStep } from './second-step';
import { useGuardedForm } from './use-guarded-form';

type ProofFormProps<Answer> = {
  withCode: boolean;
  mutation: UseMutationOptions<Answer, Error, Proof>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  /** The title of the message when it fails. */
  failed: string;
  submitLabel: string;
  danger?: boolean;
  /** For a frame that focuses the first field; without one the form does. */
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** Asks for everything that signing in needs, so that a person who only found the device unlocked cannot go on. */
export function ProofForm<Answer>(props: ProofFormProps<Answer>) {
  const {
    withCode,
    mutation,
    onDone,
    onCancel,
    failed,
    submitLabel,
    danger = false,
    inputRef,
  } = props;
  const words = useTranslations('auth');
  const form = useGuardedForm({
    start: { password: '', code: '' },
    labels: { password: words('fields.currentPassword'), code: words('code.app.label') },
    validate: ({ password, code }) => ({
      password: givenPassword(password),
      code: withCode ? required(code) : undefined,
    }),
    mutation,
    bodyOf: ({ password }, second) => ({ password, ...second }),
    onDone,
    failed,
  });
  return (
    <GuardedForm form={form} submitLabel={submitLabel} danger={danger} onCancel={onCancel}>
      <CurrentPassword state={form.field('password')} focused={!inputRef} inputRef={inputRef} />
      {withCode && <SecondStep form={form} />}
    </GuardedForm>
  );
}
