'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { Declaration } from './declaration';
import { ReviewSummary } from './review-summary';
import { StepHeading } from './step-heading';
import type { Step } from './steps';

type ReviewStepProps = {
  type: CreditorType;
  values: ClaimValues;
  documentCount: number;
  declared: boolean;
  /** Submit was pressed without the tick. */
  undeclared: boolean;
  failure: string | null;
  onDeclare: (declared: boolean) => void;
  onEdit: (step: Step) => void;
};

/** Step 4: what will be filed, and the declaration. */
export function ReviewStep(props: ReviewStepProps) {
  const { declared, undeclared, failure, onDeclare, ...summary } = props;
  const t = useTranslations('wizard');
  return (
    <>
      <StepHeading>{t('review.question')}</StepHeading>
      <div className="grid gap-5">
        <ReviewSummary {...summary} />
        <Declaration declared={declared} missing={undeclared} onDeclare={onDeclare} />
        {failure && (
          <Alert tone="red" title={t('failed.title')}>
            <p>{failure}</p>
            <p>{t('failed.kept')}</p>
          </Alert>
        )}
      </div>
    </>
  );
}
