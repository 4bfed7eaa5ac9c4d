'use client';

import { useTranslations } from 'next-intl';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import type { Step } from '@/components/claim-wizard/steps/steps';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { cleanValuesOf } from '@/lib/forms/values';
import { AnswerSection } from './answer-section';
import { Declaration } from './declaration';
import { ReviewQuestions } from './review-questions';
import { ReviewSummary } from './review-summary';

type ReviewStepProps = {
  type: CreditorType;
  values: ClaimValues;
  documents: readonly PresentedDocument[];
  /** The names of files that did not arrive. */
  failed: readonly string[];
  declared: boolean;
  /** Submit was pressed without the tick. */
  undeclared: boolean;
  failure: string | null;
  onDeclare: (declared: boolean) => void;
  onEdit: (step: Step) => void;
  /** Leads to a field of the form, and back here when it is right. */
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
