'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { parts } from '@/lib/law/amounts';
import { isInterest } from '@/lib/law/heads';
import { AmountField } from './amount-field';
import { type Filling, filled, fillings } from './fill';
import { InterestButton } from './interest-button';
import { Reasons } from './reasons';
import { type DeskValues, missingOf, refusedOf } from './values';

interface HeadRowProps {
  at: number;
  label: string;
  /** The person can type what is claimed under it: the desk divides the claim, or moves amounts. */
  divided: boolean;
  claim: PresentedClaim;
  onInterest: (at: number) => void;
}

/** On phones: a head of the claim on a card of its own. */
export function HeadRow({ at, label, divided, claim, onInterest }: HeadRowProps) {
  const t = useTranslations('desk.determination');
  const law = useTranslations('law.parts');
  const hint = useKeyHint(deskKeys);
  const { control, setValue, getFieldState, formState } = useFormContext<DeskValues>();
  const head = useWatch({ control, name: `heads.${at}` });
  const missing = missingOf(head);
  const { error } = getFieldState(`heads.${at}.head`, formState);
  const fill = (filling: Filling) =>
    setValue(`heads.${at}`, filled(head, filling), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <fieldset data-head={at} className="rounded-md border border-line p-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p aria-hidden="true" className="font-semibold text-peacock">
          {label}
        </p>
        {!divided && (
          <p className="figures">
            <span className="text-sm text-ink-soft">{law('claimed')}</span>{' '}
            {formatMoney(head.claimed)}
          </p>
        )}
      </div>
      <div className="my-1 flex flex-wrap gap-1 [&_button]:px-2">
        {fillings.map((filling) => (
          <Button
            key={filling}
            variant="secondary"
            size="sm"
            onClick={() => fill(filling)}
            {...hint(filling)}
            aria-label={t('fillHead', { what: t(`fill.${filling}`), head: label })}
          >
            {t(`fill.${filling}`)}
          </Button>
        ))}
        {isInterest(claim.creditorType, head.head) && (
          <InterestButton label={label} onPress={() => onInterest(at)} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5 max-xl:md:grid-cols-4">
        {divided && (
          <AmountField
            name={`heads.${at}.claimed`}
            label={law('claimed')}
            className="col-span-full"
          />
        )}
        {parts.map((part) => (
          <AmountField key={part} name={`heads.${at}.${part}`} label={law(part)} />
        ))}
      </div>
      <p
        id={`head-${at}-left`}
        className={cn('figures mt-1.5 text-sm', missing === 0n ? 'text-green' : 'text-red')}
      >
        {missing === 0n
          ? t('balanced')
          : t(missing > 0n ? 'missing' : 'tooMuch', {
              amount: formatMoney(fromPaise(missing > 0n ? missing : -missing)),
            })}
      </p>
      {error && (
        <p role="alert" className="text-sm font-semibold text-red">
          {error.message}
        </p>
      )}
      {refusedOf(head) > 0n && <Reasons at={at} />}
    </fieldset>
  );
}
