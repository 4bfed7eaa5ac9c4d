'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import type { Issue } from '@/lib/format/broken-rule';
import { passwordLength } from '@/lib/identity/passwords/password-rule';
import type { FieldError } from './field-errors';

export interface FieldState {
  value: string;
  set(value: string): void;
  error: string | undefined;
}

type FieldErrors<Name extends string> = Partial<Record<Name, FieldError>>;

/**
 * The fields of a small form. Marks nothing before the first submit, and checks every key after it. A field that the server
 * refused stays marked until it is changed.
 */
export function useFields<Name extends string>(
  start: Record<Name, string>,
  labels: Record<Name, string>,
  validate: (values: Record<Name, string>) => FieldErrors<Name>,
) {
  const t = useTranslations('errors.judged');
  const sentences = useErrorSentences();
  const general = useTranslations('ui.failure');
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState<{ but: Name | undefined } | null>(null);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const faults = (but: Name | undefined): FieldErrors<Name> => ({
    ...validate(values),
    ...(but && { [but]: undefined }),
  });
  const errors: FieldErrors<Name> = tried ? faults(tried.but) : {};
  const words = (name: Name, error: FieldError) =>
    t(error, { label: labels[name], ...passwordLength });

  function checkIn(form: HTMLFormElement | null, but?: Name): FieldErrors<Name> | null {
    const found = faults(but);
    if (Object.values(found).every((error) => !error)) return null;
    flushSync(() => setTried({ but }));
    focusFirstWrong(form);
    return found;
  }

  return {
    values,
    field(name: Name): FieldState {
      const error = errors[name];
      return {
        value: values[name],
        set(value) {
          setValues((before) => ({ ...before, [name]: value }));
          setRefused((before) => ({ ...before, [name]: undefined }));
        },
        error: error ? words(name, error) : refused[name],
      };
    },
    /** Marks what is wrong and focuses the first; gives the errors, or null without any. */
    check(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      return checkIn(event.currentTarget);
    },
    /** Like `check`, for all fields except one that is not needed this time. */
    checkBut: checkIn,
    /** Marks what the server refused and focuses the first. */
    refuse(issues: Issue[], form: HTMLFormElement | null) {
      const texts = issues.map(
        (issue) => [issue.path, sentences.ofIssue(issue) ?? general('internal')] as const,
      );
      flushSync(() => setRefused(Object.fromEntries(texts)));
      focusFirstWrong(form);
    },
    clear() {
      setValues(start);
      setTried(null);
      setRefused({});
    },
  };
}

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
