'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import { useNextStepText } from '@/components/claims/use-next-step-text';
import { type NextStepName, nextSteps, standingOfWhole } from '@/lib/claims/records/next-steps';
import type { PresentedClaim } from '@/lib/claims/records/present';

interface WorthDoingProps {
  claim: PresentedClaim;
  steps: readonly NextStepName[];
}

/** Steps that the card says in full. */
const told: readonly NextStepName[] = ['questions', 'fields', 'documents'];

/** What a claimant may do for a claim that nobody waits for: each leads to its part of the page. */
export function WorthDoing({ claim, steps }: WorthDoingProps) {
  const sentenceOf = useNextStepText();
  const shown = steps.filter((step) => !told.includes(step));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {shown.map((step) => (
        <li key={step}>
          <a
            href={`#${nextSteps[step].at}`}
            className="link inline-flex items-start gap-2 py-1 font-semibold max-md:py-2.5"
          >
            <ArrowDown className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {sentenceOf(step, standingOfWhole(claim))}
          </a>
        </li>
      ))}
    </ul>
  );
}
