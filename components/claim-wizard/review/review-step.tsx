'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import type { Step } from '@/components/claim-wizard/steps/steps';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { PresentedDocument } from '@/lib/documents/present';
import type {
  ClaimValues,
  CreditorType,
  Field,
  FormDefinition,
  Section,
} from '@/lib/forms/definitions/field';
import { isTable } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { labelOf, sectionTitle } from '@/lib/forms/labels';
import { cleanValuesOf } from '@/lib/forms/values';
import { displayValue } from '@/lib/forms/view';
import { AnswerRows } from './answer-rows';
import { MaskedAnswer } from './masked-answer';
import { ReviewLine } from './review-line';
import { ReviewQuestions } from './review-questions';
import { ReviewSummary } from './review-summary';

type ReviewStepProps = {
  type: CreditorType;
  values: ClaimValues;
  documents: readonly PresentedDocument[];
  failed: readonly string[];
  declared: boolean;
  /** The person pressed Submit without the tick. */
  undeclared: boolean;
  failure: string | null;
  onDeclare: (declared: boolean) => void;
  onEdit: (step: Step) => void;
  /** Leads to a field of the form, and back here afterwards. */
  onChange: (path: string) => void;
};

/** Step 4: what will be filed, in short and answer by answer, and the declaration. */
export function ReviewStep(props: ReviewStepProps) {
  const { declared, undeclared, failure, onDeclare, ...summary } = props;
  const { type, failed, onChange, onEdit } = summary;
  const t = useTranslations('wizard');
  const form = useFormAsFiled()(type);
  const values = cleanValuesOf(form, summary.values);
  return (
    <div className="grid gap-5">
      <ReviewSummary {...summary} />
      <ReviewQuestions form={form} values={values} onChange={onChange} />
      <h2 className="mt-3 text-xl text-peacock-deep">{t('review.answers')}</h2>
      {form.sections.map((section) => (
        <AnswerSection
          key={section.name}
          form={form}
          section={section}
          values={values}
          onChange={onChange}
        />
      ))}
      {failed.length > 0 && (
        <Alert
          tone="red"
          title={t('documents.failedTitle', { count: failed.length })}
          actions={
            <Button
              variant="secondary"
              aria-label={t('review.editDocuments')}
              onClick={() => onEdit(3)}
            >
              {t('review.edit')}
            </Button>
          }
        >
          <p className="wrap-anywhere">{t('review.failedFiles', { names: failed.join(', ') })}</p>
        </Alert>
      )}
      <Declaration declared={declared} missing={undeclared} onDeclare={onDeclare} />
      {failure && (
        <Alert tone="red" title={t('failed.title')}>
          <p>{failure}</p>
          <p>{t('failed.kept')}</p>
        </Alert>
      )}
    </div>
  );
}

type DeclarationProps = {
  declared: boolean;
  /** Says beside the box that the tick is missing, and takes the focus. */
  missing: boolean;
  onDeclare: (declared: boolean) => void;
};

function Declaration({ declared, missing, onDeclare }: DeclarationProps) {
  const t = useTranslations('wizard.review');
  const id = useId();
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (missing) box.current?.focus();
  }, [missing]);
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} level={3} title={t('declaration')} />
      <CardBody>
        <Checkbox
          ref={box}
          checked={declared}
          onCheckedChange={(checked) => onDeclare(checked === true)}
          aria-required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          label={t('declare')}
        />
        <div role="alert">
          {missing && (
            <p id={`${id}-error`} className="flex items-start gap-1.5 font-semibold text-red">
              <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
              {t('declareFirst')}
            </p>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

type AnswerSectionProps = {
  form: FormDefinition;
  section: Section;
  /** Cleaned, without empty values. */
  values: ClaimValues;
  onChange: (path: string) => void;
};

/** The answers of one section, each with the way to its field; nothing for an empty section. */
function AnswerSection({ form, section, values, onChange }: AnswerSectionProps) {
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
