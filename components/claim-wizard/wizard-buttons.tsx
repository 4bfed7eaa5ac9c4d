'use client';

import { useTranslations } from 'next-intl';
import { type Step, stepCount } from '@/components/claim-wizard/steps/steps';
import { Button } from '@/components/ui/button';

type WizardButtonsProps = {
  step: Step;
  /** The form that Next submits, if its step has one. */
  formId: string | undefined;
  pending: boolean;
  onBack: () => void;
  onNext: () => void;
  onSubmit: () => void;
  /** Leads straight back to the review, if that led here. */
  onReturn: (() => void) | undefined;
};

export function WizardButtons(props: WizardButtonsProps) {
  const { step, formId, pending, onBack, onNext, onSubmit, onReturn } = props;
  const t = useTranslations('wizard');
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      <Button variant="secondary" size="lg" disabled={step === 1 || pending} onClick={onBack}>
        {t('back')}
      </Button>
      {onReturn && (
        <Button variant="secondary" size="lg" className="ml-auto" onClick={onReturn}>
          {t('review.return')}
        </Button>
      )}
      {step === stepCount ? (
        <Button
          key="submit"
          size="lg"
          pending={pending}
          pendingLabel={t('submitting')}
          onClick={onSubmit}
        >
          {t('submit')}
        </Button>
      ) : formId ? (
        <Button key="check" size="lg" type="submit" form={formId} className={notBeforeLast}>
          {t('next')}
        </Button>
      ) : (
        <Button key="next" size="lg" onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

// On a telephone the form's own button leads on until its last section is shown. The form stands before these buttons.
const notBeforeLast = 'max-md:[#claim-form:has([data-open]:not(:last-child))~div_&]:hidden';
