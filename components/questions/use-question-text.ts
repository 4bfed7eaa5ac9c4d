'use client';

import { useTranslations } from 'next-intl';
import type { PresentedQuestion } from '@/lib/claims/deeds/questions/present';

/** What a question says to its reader: the checklist in their language, or as it was typed. */
export function useQuestionText() {
  const t = useTranslations('questions.checklist');
  return ({ code, text }: Pick<PresentedQuestion, 'code' | 'text'>) => (code ? t(code) : text);
}
