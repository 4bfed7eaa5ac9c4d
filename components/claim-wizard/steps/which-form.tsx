'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { type AnswerName, answerNames, answerOf, answers, formsOf } from '@/lib/forms/which-form';

type WhichFormProps = {
  type: CreditorType | null;
  label: string | undefined;
  onChoose: (type: CreditorType | null) => void;
  onContinue: () => void;
};

/** Leads to a form by what people say of themselves; asks one more question where an answer leads to two. */
export function WhichForm({ type, label, onChoose, onContinue }: WhichFormProps) {
  const t = useTranslations('guide.finder');
  const [asked, setAsked] = useState<AnswerName>();
  const answered = type ? answerOf(type) : asked;

  function answer(name: AnswerName) {
    const [only, another] = formsOf(name);
    setAsked(name);
    onChoose(another ? null : (only ?? null));
  }

  return (
    <section aria-labelledby="which-form" className="mb-6">
      <h3 id="which-form" className="text-lg text-peacock-deep">
        {t('title')}
      </h3>
      <p className="text-ink-soft">{t('text')}</p>
      <fieldset
        aria-labelledby="which-form"
        className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line-strong bg-sheet shadow-sheet"
      >
        {answerNames.map((name) => (
          <div key={name}>
            <AnswerRadio
              group="answer"
              value={name}
              label={t(`answers.${name}`)}
              hint={t(`examples.${name}`)}
              checked={answered === name}
              onChoose={() => answer(name)}
            />
            {name === 'lent' && answered === 'lent' && (
              <fieldset aria-label={t('lent.question')} className="bg-paper pb-2 pl-8">
                <p className="px-4 pt-3 font-semibold">{t('lent.question')}</p>
                {(['alone', 'many'] as const).map((each) => (
                  <AnswerRadio
                    key={each}
                    group="lent"
                    value={each}
                    label={t(`lent.${each}`)}
                    checked={type === answers.lent[each]}
                    onChoose={() => onChoose(answers.lent[each])}
                  />
                ))}
              </fieldset>
            )}
          </div>
        ))}
      </fieldset>
      <div aria-live="polite">
        {type && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-56 font-semibold">
              {t('result', { letter: letterOf(type), label: label ?? '' })}
            </p>
            <Button onClick={onContinue}>{t('continue', { letter: letterOf(type) })}</Button>
          </div>
        )}
      </div>
    </section>
  );
}

type AnswerRadioProps = {
  group: string;
  value: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
};

/** A radio button as wide as its line. */
function AnswerRadio({ group, value, label, hint, checked, onChoose }: AnswerRadioProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-start gap-3 px-4 py-2.5 hover:bg-peacock-tint has-checked:bg-peacock-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-marigold-deep"
    >
      <input
        id={id}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-describedby={hint && `${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-peacock outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
