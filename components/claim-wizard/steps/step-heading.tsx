'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { useOwnScroll } from '@/components/claim-form/sections/use-own-scroll';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import type { Step } from './steps';

type StepHeadingProps = { step: Step; type: CreditorType | null };

let seen = false;

/** Shows before the rest of its step. Takes the focus when the step opens, so that people read or hear it. */
export function StepHeading({ step, type }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, hint } = useStepWords(step, type);
  useOwnScroll();
  // Before the browser paints, so that nobody sees the new step at the former scroll position.
  useLayoutEffect(() => {
    if (seen) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    seen = true;
  }, []);
  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl text-peacock-deep outline-none">
        {title}
      </h2>
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  );
}

function useStepWords(step: Step, type: CreditorType | null) {
  const t = useTranslations('wizard');
  const words = useFormWords();
  const said: Record<Step, { title: string; hint?: string }> = {
    1: { title: t('type.question'), hint: t('type.hint') },
    2: { title: type ? formTitle(words, formOf(type)) : '', hint: t('details.requiredNote') },
    3: { title: t('documents.question'), hint: t('documents.hint') },
    4: { title: t('review.question') },
  };
  return said[step];
}
