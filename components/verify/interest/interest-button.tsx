'use client';

import Calculator from 'lucide-react/icons/calculator';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { deskKeys } from '@/components/verify/desk-keys';
import type { DeskValues } from '@/components/verify/determination/values';

const InterestCalculator = onDemand(
  async () => (await import('./interest-calculator')).InterestCalculator,
  { close: ({ onClose }) => onClose() },
);

const principals = ['principal', 'principalAmount'];

/** Whether a head is interest, which can be worked out. */
export const isInterest = (head: string) => head === 'interest' || head === 'interestAmount';

interface InterestButtonProps {
  /** The head's place among the heads. */
  at: number;
  label: string;
  /** Whether the creditor belongs to a class, for which the law has a rate. */
  inClass: boolean;
}

/** Works out what can be admitted under a head of interest, and fills it in. */
export function InterestButton({ at, label, inClass }: InterestButtonProps) {
  const t = useTranslations('law.calculator');
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const hint = useKeyHint(deskKeys);
  const [open, setOpen] = useState(false);
  const principal = () => {
    const head = getValues('heads').find(({ head: name }) => principals.includes(name));
    return head?.admitted || head?.claimed || '';
  };
  return (
    <>
      <Button
        data-interest
        variant="secondary"
        size="sm"
        onClick={() => setOpen(true)}
        {...hint('interest')}
      >
        <Calculator aria-hidden="true" />
        {t('open')}
      </Button>
      {open && (
        <InterestCalculator
          principal={principal()}
          inClass={inClass}
          head={label}
          onTake={(interest) =>
            setValue(`heads.${at}.admitted`, interest, {
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
