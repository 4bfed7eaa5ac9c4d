'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/components/ui/dates/date-field';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { classRate } from '@/lib/law/interest';
import { votingFacts } from '@/lib/law/voting-text';
import { AmountField } from './amount-field';
import { votesOf } from './sent';
import type { DeskValues } from './values';

/** What the votes of a creditor in a class follow from, and their amount while the person types. */
export function VotingDebt({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('desk.voting');
  const law = useTranslations('law');
  const language = useLocale();
  const { control, register, getFieldState, getValues, formState } = useFormContext<DeskValues>();
  const days = useQuery(queries.case).data;
  // It follows from the amounts, and from what the category follows from.
  useWatch({ control });
  const voting = days && votesOf(claim, getValues(), days);
  if (!voting) return null;
  const errorOf = (name: 'from' | 'rate') => getFieldState(`voting.${name}`, formState).error;
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{law('voting.title')}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        <AmountField name="voting.principal" label={t('principal')} hint={t('principalHint')} />
        <Field label={t('rate')} error={errorOf('rate')?.message}>
          <FigureInput
            className="figures text-right"
            placeholder={classRate}
            {...register('voting.rate')}
          />
        </Field>
      </div>
      <Controller
        control={control}
        name="voting.from"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            ref={ref}
            label={t('from')}
            max={days.commencementDate ?? ''}
            error={errorOf('from')?.message}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="voting.agreed"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Checkbox
            ref={ref}
            label={t('agreed')}
            checked={value}
            onBlur={onBlur}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
        )}
      />
      <p role="status" className="figures text-sm">
        {law('voting.text', votingFacts(voting, language))}
      </p>
    </fieldset>
  );
}
