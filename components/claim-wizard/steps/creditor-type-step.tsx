'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { CreditorTypeCard } from './creditor-type-card';
import { preloadForm } from './details-step';
import { StepHeading } from './step-heading';

type CreditorTypeStepProps = {
  type: CreditorType | null;
  /** Next was pressed with none chosen. */
  missing: boolean;
  onChoose: (type: CreditorType) => void;
};

/** Step 1: six cards, of which one is chosen. */
export function CreditorTypeStep({ type, missing, onChoose }: CreditorTypeStepProps) {
  const t = useTranslations('wizard.type');
  const words = useFormWords();
  const cards = useRef<HTMLFieldSetElement>(null);
  useEffect(preloadForm, []);
  useEffect(() => {
    if (missing) cards.current?.querySelector('input')?.focus();
  }, [missing]);
  return (
    <>
      <StepHeading hint={t('hint')}>{t('question')}</StepHeading>
      {missing && <Alert tone="red" live title={t('required')} className="mb-4" />}
      <fieldset
        ref={cards}
        aria-label={t('question')}
        className="grid gap-3 sm:grid-cols-2 sm:gap-4"
      >
        {creditorTypes.map((each) => (
          <CreditorTypeCard
            key={each}
            type={each}
            words={words.creditorTypes[each]}
            chosen={each === type}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </>
  );
}
