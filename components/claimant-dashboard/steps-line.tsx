'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { ListedClaim } from '@/lib/claims/present';
import { stepsOf } from '@/lib/reference/claim-steps';

const fills = { done: 'bg-peacock', now: 'bg-marigold', toCome: 'bg-line' };

/** How far a claim is, in one line of a list. */
export function StepsLine({ claim: { status, listedIn } }: { claim: ListedClaim }) {
  const t = useTranslations('claim.steps');
  const steps = stepsOf(status, Boolean(listedIn));
  const at = steps.findIndex(({ state }) => state === 'now');
  const now = steps[at];
  if (!now) return null;
  return (
    <>
      <span aria-hidden="true" className="mt-2 mb-1 flex max-w-44 gap-1 forced-color-adjust-none">
        {steps.map(({ name, state }) => (
          <span key={name} className={cn('h-1.5 flex-1 rounded-sm', fills[state])} />
        ))}
      </span>
      <span className="block">
        {t('line', { at: at + 1, count: steps.length, name: t(now.name) })}
      </span>
    </>
  );
}
