'use client';

import { useTranslations } from 'next-intl';

const steps = ['documents', 'bank', 'review', 'edit'] as const;

/** What is still to be done with claims from a file. */
export function NextSteps() {
  const t = useTranslations('import.results');
  return (
    <div>
      <p className="font-semibold">{t('next')}</p>
      <ol className="list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </div>
  );
}
