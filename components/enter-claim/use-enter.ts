'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useRef } from 'react';
import { fieldProblemsIn } from '@/components/claim-form/errors/field-issues';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { EnteredBody } from '@/lib/claims/records/schema';
import { enteredMutations } from '@/lib/client/mutations/entered';
import { newUuid } from '@/lib/client/new-uuid';
import { isSignedOut, RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { FieldProblem } from '@/lib/forms/validate';

/** What the server asks before it enters a claim all the same. */
export interface Asked {
  about: 'same' | 'before';
  text: string;
  numbers: string[];
}

interface Options {
  onEntered: (claim: PresentedClaim) => void;
  onRefused: (problems: FieldProblem[]) => void;
}

const questions: Record<string, Asked['about']> = {
  same_claim: 'same',
  received_before_commencement: 'before',
};

/** Enters a claim once, however often it is sent, and asks the person when the server has a doubt. */
export function useEnter({ onEntered, onRefused }: Options) {
  const language = useLocale();
  const errorText = useErrorText();
  // What was sent with this key: the same content again is the same claim, anything else another one.
  const sent = useRef({ content: '', key: '' });

  const mutation = useMutation({
    ...enteredMutations.enter((body) => {
      const content = JSON.stringify(body);
      if (content !== sent.current.content) sent.current = { content, key: newUuid() };
      return sent.current.key;
    }),
    onSuccess: (claim) => {
      // The same words on another paper are another claim.
      sent.current = { content: '', key: '' };
      onEntered(claim);
    },
    onError: (error) => {
      const found =
        error instanceof RequestError ? fieldProblemsIn(error.answer.issues ?? [], language) : [];
      if (found.length > 0) onRefused(found);
    },
  });

  const { error } = mutation;
  const code = error instanceof RequestError ? error.answer.code : undefined;
  const about = code === undefined ? undefined : questions[code];
  const numbers = error instanceof RequestError ? String(error.answer.params?.numbers ?? '') : '';
  const asked: Asked | null =
    error && about
      ? { about, text: errorText(error), numbers: numbers.split(' ').filter(Boolean) }
      : null;
  return {
    pending: mutation.isPending,
    asked,
    /** Why it was not entered, in words; null for an ended session. */
    failure: error && !asked && !isSignedOut(error) ? errorText(error) : null,
    reset: mutation.reset,
    enter: (body: EnteredBody) => mutation.mutate(body),
  };
}
