'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { BeforeYouStart } from './before-you-start';
import { WhichForm } from './which-form';

type CreditorTypeStepProps = {
  type: CreditorType | null;
  /** The person pressed Next without a choice. */
  missing: boolean;
  onChoose: (type: CreditorType | null) => void;
  onContinue: () => void;
};

/** Step 1: six cards to choose from, and plain answers that lead to one. */
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
      <WhichForm
        type={type}
        label={type ? words.creditorTypes[type].label : undefined}
        onChoose={onChoose}
        onContinue={onContinue}
      />
      <BeforeYouStart type={type} />
      <h3 className="mb-3 text-lg text-peacock-deep">{guide('finder.all')}</h3>
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
            hint={each === 'form_ca' ? guide('classHint') : undefined}
            chosen={each === type}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </>
  );
}

type CreditorTypeCardProps = {
  type: CreditorType;
  words: { label: string; who: string };
  hint: string | undefined;
  chosen: boolean;
  onChoose: (type: CreditorType) => void;
};

/** A radio button in the shape of a card. */
function CreditorTypeCard({ type, words, hint, chosen, onChoose }: CreditorTypeCardProps) {
  const t = useTranslations('wizard.type');
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-w-0 cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-sheet p-4 shadow-sheet hover:border-peacock has-checked:border-peacock has-checked:bg-peacock-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-peacock)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-deep sm:p-5"
    >
      <input
        id={id}
        type="radio"
        name="creditorType"
        value={type}
        checked={chosen}
        onChange={() => onChoose(type)}
        aria-describedby={`${id}-who`}
        className="mt-1 size-5 shrink-0 accent-peacock outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-lg leading-snug font-semibold text-peacock-deep">
            {words.label}
          </span>
          <Badge>{t('form', { letter: formOf(type).letter })}</Badge>
        </span>
        <span id={`${id}-who`} className="mt-1 block text-ink-soft">
          {words.who}
          {hint && <span className="mt-1 block text-sm">{hint}</span>}
        </span>
      </span>
    </label>
  );
}
