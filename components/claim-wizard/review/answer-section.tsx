'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { Card, CardHeader } from '@/components/ui/card';
import type { ClaimValues, Field, FormDefinition, Section } from '@/lib/forms/definitions/field';
import { isTable } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { labelOf, sectionTitle } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';
import { AnswerRows } from './answer-rows';
import { MaskedAnswer } from './masked-answer';
import { ReviewLine } from './review-line';

type AnswerSectionProps = {
  form: FormDefinition;
  section: Section;
  /** Cleaned; what was left empty is not among them. */
  values: ClaimValues;
  onChange: (path: string) => void;
};

/** All that was filled in in one section of the form, each with the way back to its field; nothing where it is empty. */
export function AnswerSection({ form, section, values, onChange }: AnswerSectionProps) {
  const t = useTranslations('wizard.review');
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();
  const id = `answers-${section.name}`;
  const label = (field: Field) => labelOf(words, form, field.name);
  const answered = section.fields.filter(({ name }) => values[name] !== undefined);
  if (answered.length === 0) return null;

  function answer(field: Field) {
    const value = values[field.name] ?? '';
    if (typeof value !== 'string')
      return isTable(field) && <AnswerRows form={form} field={field} rows={value} />;
    if (identifierOf(field)) return <MaskedAnswer text={value} label={label(field)} />;
    const { layout } = behaviourOf(field.kind);
    const look = { line: '', figure: 'figures', paragraph: 'whitespace-pre-line', table: '' };
    return (
      <span className={look[layout]}>
        {displayValue(words, form, field, value, language, places)}
      </span>
    );
  }

  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} level={3} title={sectionTitle(words, section)} />
      <dl className="divide-y divide-line px-4 sm:px-6">
        {answered.map((field) => (
          <ReviewLine
            key={field.name}
            term={label(field)}
            value={answer(field)}
            edit={t('change')}
            editLabel={t('changeOf', { label: label(field) })}
            onEdit={() => onChange(field.name)}
          />
        ))}
      </dl>
    </Card>
  );
}
