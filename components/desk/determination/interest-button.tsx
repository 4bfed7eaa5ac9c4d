'use client';

import Calculator from 'lucide-react/icons/calculator';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { principalBeside } from '@/lib/law/heads';
import type { DeskValues } from './values';

const InterestCalculator = onDemand(
  async () => (await import('@/components/desk/interest/interest-calculator')).InterestCalculator,
  { close: ({ onClose }) => onClose() },
);

interface InterestButtonProps {
  at: number;
  head: string;
  label: string;
  claim: PresentedClaim;
  /** In a table: a sign alone. */
  slim?: boolean;
}

/** Calculates the interest that can be admitted under a head of interest, and fills it in. */
export function InterestButton({ at, head: interest, label, claim, slim }: InterestButtonProps) {
  const t = useTranslations('law.calculator');
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const hint = useKeyHint(deskKeys);
  const [open, setOpen] = useState(false);
  const { isPrincipal, since } = principalBeside(claim, interest);
  const principal = () => {
    const head = getValues('heads').find(({ head: name }) => isPrincipal(name));
    return head?.admitted || head?.claimed || '';
  };
  return (
    <>
      <Button
        data-interest
        variant={slim ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={slim ? t('openFor', { head: label }) : undefined}
        className={slim ? 'px-0.5' : undefined}
        onClick={() => setOpen(true)}
        {...hint('interest')}
      >
        <Calculator aria-hidden="true" />
        {!slim && t('open')}
      </Button>
      {open && (
        <InterestCalculator
          principal={principal()}
          since={since}
          inClass={claim.creditorType === 'form_ca'}
          head={label}
          onTake={(amount) =>
            setValue(`heads.${at}.admitted`, amount, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
