'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { BeforeYouStart } from './before-you-start';
import { CreditorTypeCard } from './creditor-type-card';
import { WhichForm } from './which-form';

type CreditorTypeStepProps = {
  type: CreditorType | null;
  /** Next was pressed with none chosen. */
  missing: boolean;
  onChoose: (type: CreditorType | null) => void;
  onContinue: () => void;
};

/** Step 1: six cards, of which one is chosen, and plain answers that lead to one. */
export function CreditorTypeStep({ type, missing, onChoose, onContinue }: CreditorTypeStepProps) {
  const t = useTranslations('wizard.type');
  const guide = useTranslations('guide');
  const words = useFormWords();
  const cards = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (missing) cards.current?.querySelector('input')?.focus();
  }, [missing]);
  return (
    <>
      {missing && <Alert tone="red" live title={t('required')} className="mb-4" />}
      <WhichForm
        type={type}
        label={type ? words.creditorTypes[type].label : undefined}
        onChoose={onChoose}
        onContinue={onContinue}
      />
      <BeforeYouStart type={type} />
      <h3 className="mb-3 text-lg text-peacock-deep">{guide('finder.all')}</h3>
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
            hint={each === 'form_ca' ? guide('classHint') : undefined}
            chosen={each === type}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </>
  );
}
