'use client';

import { useTranslations } from 'next-intl';
import type { PresentedQuestion } from '@/lib/claims/deeds/questions/present';

/** The text of a question: from the checklist in the reader's language, or as typed. */
export function useQuestionText() {
  const t = useTranslations('questions.checklist');
  return ({ code, text }: Pick<PresentedQuestion, 'code' | 'text'>) => (code ? t(code) : text);
}
