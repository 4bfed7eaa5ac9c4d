'use client';

import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { PresentedClaim } from '@/lib/claims/present';
import { stepsOf } from '@/lib/reference/claim-steps';

const looks = {
  done: 'border-peacock text-peacock',
  now: 'border-marigold font-semibold text-peacock-deep',
  toCome: 'border-line text-ink-soft',
};

/** How far a claim is: every step by its name, and which are done, present or to come. */
export function ClaimSteps({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.steps');
  return (
    <ol aria-label={t('title')} className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-3">
      {stepsOf(claim.status, claim.listedIn !== null).map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cn('min-w-0 border-t-4 pt-1.5 text-sm leading-snug', looks[state])}
        >
          <span className="flex items-start gap-1 wrap-anywhere">
            {state === 'done' && (
              <Check className="mt-0.5 size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
            )}
            {t(name)}
            {state === 'done' && <span className="sr-only">({t('done')})</span>}
          </span>
          {state === 'toCome' && <span className="block font-normal">({t('toCome')})</span>}
        </li>
      ))}
    </ol>
  );
}
