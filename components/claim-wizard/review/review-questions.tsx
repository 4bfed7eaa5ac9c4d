'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useQuestionWords } from '@/components/claim-form/field/use-question-words';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { dayInIndia } from '@/lib/format/date';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import { questionsIn } from '@/lib/forms/questions/questions';
import { textAt } from '@/lib/forms/values';

type ReviewQuestionsProps = {
  form: FormDefinition;
  values: ClaimValues;
  onChange: (path: string) => void;
};

/** Asks once more about doubtful values. The person can file the claim all the same. */
export function ReviewQuestions({ form, values, onChange }: ReviewQuestionsProps) {
  const t = useTranslations('wizard.review');
  const words = useFormWords();
  const say = useQuestionWords(form);
  const [today] = useState(() => dayInIndia(new Date()));
  const questions = questionsIn(form, values, today);
  if (questions.length === 0) return null;
  return (
    <Alert tone="amber" title={t('questions')}>
      <p>{t('questionsText')}</p>
      <ul className="mt-2 grid gap-2">
        {questions.map(({ path, field, ...doubt }) => {
          const label = labelOf(words, form, field.name);
          const value = String(textAt(values, path) ?? '');
          return (
            <li key={path} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-60">
                <strong>{label}</strong>: {say(field, value, doubt).question}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('changeOf', { label })}
                onClick={() => onChange(path)}
              >
                {t('change')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
