'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { paiseOf } from '@/lib/format/amount';
import { inThousands } from '@/lib/format/in-thousands';
import { formatMoney } from '@/lib/format/money';
import { claimedAt, readCurrencyAmount } from '@/lib/law/currency';
import { currencyFacts } from '@/lib/law/currency-text';
import { isForMany } from '@/lib/law/heads';
import { AmountField } from './amount-field';
import type { DeskValues } from './values';

/** The claimed currency, with the amount in rupees by the rate of the case while the person types. */
export function Currency({
  claim: { creditorType, claimAmount },
}: {
  claim: Pick<PresentedClaim, 'creditorType' | 'claimAmount'>;
}) {
  const t = useTranslations('desk.currency');
  const law = useTranslations('law.currency');
  const language = useLocale();
  const { control, register, getFieldState, formState } = useFormContext<DeskValues>();
  const rates = useQuery(queries.case).data?.rates ?? [];
  const { code, amount } = useWatch({ control, name: 'currency' });
  if (isForMany(creditorType)) return null;
  const codes = new Set([...rates.map(({ currency }) => currency), ...(code ? [code] : [])]);
  const rate = rates.find(({ currency }) => currency === code);
  const read = readCurrencyAmount(amount.trim());
  const worth = rate && read && claimedAt(read, rate);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      <Field
        label={t('code')}
        hint={rates.length === 0 && t('noRates')}
        error={getFieldState('currency.code', formState).error?.message}
      >
        <NativeSelect
          options={[
            { value: '', label: t('rupees') },
            ...[...codes].map((value) => ({ value, label: value })),
          ]}
          {...register('currency.code')}
        />
      </Field>
      {code && (
        <AmountField
          name="currency.amount"
          label={t('amount', { currency: code })}
          grouping={inThousands}
        />
      )}
      {code && !rate && <p className="col-span-2 text-sm">{t('noRate', { currency: code })}</p>}
      {worth && (
        <p role="status" className="figures col-span-2 text-sm">
          {law('text', currencyFacts(worth, language))}
        </p>
      )}
      {worth && paiseOf(worth.rupees) !== paiseOf(claimAmount) && (
        <Alert tone="amber" live className="col-span-2">
          {t('differs', { claimed: formatMoney(claimAmount), rupees: formatMoney(worth.rupees) })}
        </Alert>
      )}
    </div>
  );
}
