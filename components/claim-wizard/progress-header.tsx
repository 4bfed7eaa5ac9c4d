'use client';

import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { nameOfStep, type Step, stepCount, stepNames } from '@/components/claim-wizard/steps/steps';
import { usePageTitle } from '@/components/shell/use-page-title';
import { cn } from '@/components/ui/cn';

export function ProgressHeader({ step }: { step: Step }) {
  const t = useTranslations('wizard');
  usePageTitle(`${t(`steps.${nameOfStep(step)}`)} (${step}/${stepCount}) · ${t('title')}`);
  return (
    <nav aria-label={t('progressLabel')} className="my-5">
      <p className="mb-2 font-semibold text-peacock-deep">
        {t('progress', { step, count: stepCount })}
        <span className="sm:sr-only">: {t(`steps.${nameOfStep(step)}`)}</span>
      </p>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {stepNames.map((name, at) => {
          const done = at + 1 < step;
          const current = at + 1 === step;
          return (
            <li
              key={name}
              aria-current={current ? 'step' : undefined}
              className={cn(
                'border-t-4 pt-1.5 text-sm',
                done && 'border-peacock text-peacock',
                current && 'border-marigold font-semibold text-peacock-deep',
                !done && !current && 'border-line text-ink-soft',
              )}
            >
              <span className="flex items-center gap-1.5 max-sm:sr-only">
                {done && <Check className="size-4 shrink-0" aria-hidden="true" />}
                {t(`steps.${name}`)}
                {done && <span className="sr-only">({t('done')})</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
