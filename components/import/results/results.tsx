'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ClaimsFile } from '@/lib/client/files/claims-file';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { RowErrors } from './row-errors';

const steps = ['documents', 'bank', 'review', 'edit'] as const;

interface ResultsProps {
  answer: ImportAnswer;
  sent: ClaimsFile;
  forOthers: boolean;
}

/** What became of a file; read out when it appears. */
export function Results({ answer, sent, forOthers }: ResultsProps) {
  const t = useTranslations('import.results');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { success, failed, incomplete, invited } = answer;
  const figures = [
    { label: t('success'), value: success },
    { label: t('failed'), value: failed },
    ...(incomplete > 0 ? [{ label: t('incomplete'), value: incomplete }] : []),
    ...(forOthers ? [{ label: t('invited'), value: invited }] : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h3
        ref={heading}
        tabIndex={-1}
        aria-describedby="bulk-figures"
        className="text-lg font-semibold text-peacock-deep"
      >
        {t('title')}
      </h3>
      <dl id="bulk-figures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="rounded-md border border-line p-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <RowErrors answer={answer} sent={sent} />
      {success > 0 && <NextSteps />}
    </div>
  );
}

/** What is still to do with claims from a file. */
function NextSteps() {
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
