'use client';

import { useFormContext } from 'react-hook-form';
import { interestRows } from '@/components/desk/interest/interest-of-rows';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { principalBeside, rowNumberOf } from '@/lib/law/heads';
import { dayOfDefault } from '@/lib/law/voting-debt';
import type { DeskValues } from './values';

const InterestPanel = onDemand(
  async () => (await import('@/components/desk/interest/interest-panel')).InterestPanel,
  { close: ({ onClose }) => onClose() },
);

interface InterestProps {
  claim: PresentedClaim;
  labelOf: (head: string) => string;
  /** The place of the head of interest. */
  at: number;
  onClose: () => void;
}

/** The interest of a head, or of all rows of the claim, beginning with what the claim says; taking it admits it. */
export function Interest({ claim, labelOf, at, onClose }: InterestProps) {
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const heads = getValues('heads');
  const interest = heads[at]?.head ?? '';
  const { isPrincipal, since } = principalBeside(claim, interest);
  const principal = heads.find(({ head }) => isPrincipal(head));
  return (
    <InterestPanel
      claimId={claim.id}
      principal={principal?.admitted || principal?.claimed || ''}
      since={since || dayOfDefault(claim) || ''}
      inClass={claim.creditorType === 'form_ca'}
      head={labelOf(interest)}
      at={at}
      rows={rowNumberOf(interest) ? interestRows(claim, heads, labelOf) : []}
      onTake={(taken) => {
        for (const one of taken)
          setValue(`heads.${one.at}.admitted`, one.amount, { shouldDirty: true });
        if (formState.isSubmitted) setValue('heads', getValues('heads'), { shouldValidate: true });
      }}
      onClose={onClose}
    />
  );
}
