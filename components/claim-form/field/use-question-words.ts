'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldNamed } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import type { Doubt } from '@/lib/forms/kinds/shared/question';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';

/** Gives the question about a value, and the words of the buttons that take what was probably meant. */
export function useQuestionWords(form: FormDefinition) {
  const t = useTranslations('wizard.questions');
  const words = useFormWords();
  const language = useLocale();
  const written = (field: Field | undefined, value: string) =>
    field && !isTable(field) ? displayValue(words, form, field, value, language) : value;

  return (field: Field, value: string, { ask, meant = '', or = '', other }: Doubt) => ({
    question: t(ask, {
      given: written(field, value),
      meant: written(field, meant),
      or: written(field, or),
      other: other ? labelOf(words, form, other.field) : '',
      otherValue: other ? written(fieldNamed(form, other.field), other.value) : '',
      count: Number(other?.value) || 0,
    }),
    takes: [meant, or]
      .filter(Boolean)
      .map((taken) => ({ taken, label: t('take', { meant: written(field, taken) }) })),
  });
}
