'use client';

import { useTranslations } from 'next-intl';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { WhatToKnow } from './before-you-start';

type ChosenFormProps = { type: CreditorType; onChange: () => void };

/**
 * For a person who chose a form before the wizard opened: the form, the way to another, and, folded, the first step's
 * explanations.
 */
export function ChosenForm({ type, onChange }: ChosenFormProps) {
  const t = useTranslations('wizard.type');
  const before = useTranslations('guide.before');
  return (
    <div className="mb-5">
      <p>
        {t.rich('chosen', {
          letter: letterOf(type),
          change: (words) => (
            <button type="button" className="link py-2.5 md:py-0.5" onClick={onChange}>
              {words}
            </button>
          ),
        })}
      </p>
      <details>
        <summary className="link min-h-11 w-fit cursor-pointer content-center md:min-h-6">
          {before('papersLabel')}
        </summary>
        <div className="mt-1 rounded-lg border border-line bg-sheet px-4 py-4 sm:px-6">
          <WhatToKnow type={type} />
        </div>
      </details>
    </div>
  );
}
