'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useNextStepText } from '@/components/claims/use-next-step-text';
import { cn } from '@/components/ui/cn';
import { isToDo, nextSteps, nextStepsOf, standingOfListed } from '@/lib/claims/records/next-steps';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { stepsOf } from '@/lib/reference/claim-steps';

const fills = { done: 'bg-peacock', now: 'bg-marigold', toCome: 'bg-line' };

/** How far a claim is, and the most pressing thing to do for it or that there is nothing, and what its claimant waits for. */
export function ClaimState({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('claim.steps');
  const sentenceOf = useNextStepText();
  if (claim.status === 'withdrawn') return null;
  const standing = standingOfListed(claim);
  // An objection has a last day of its own.
  const steps = nextStepsOf(standing).filter(
    (name, place) => place === 0 || nextSteps[name].at === 'objections' || !isToDo(name),
  );
  return (
    <div className="text-sm text-ink-soft">
      <StepsLine claim={claim} />
      {steps.map((name) => {
        const { at } = nextSteps[name];
        return (
          <Link
            key={name}
            href={at === 'edit' ? paths.editClaim(claim.id) : `${paths.claim(claim.id)}#${at}`}
            prefetch={false}
            className="link block w-fit py-1 font-semibold max-md:py-2.5"
          >
            {sentenceOf(name, standing)}
          </Link>
        );
      })}
      {!steps.some(isToDo) && t('nothing')}
    </div>
  );
}

function StepsLine({ claim: { status, listedIn } }: { claim: ListedClaim }) {
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
        {t('line', { at: at + 1, count: steps.length, name: t(now.name, { state: 'now' }) })}
      </span>
    </>
  );
}
