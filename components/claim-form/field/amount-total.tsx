'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { formatMoney, toPaise } from '@/lib/format/money';
import { sumOfParts } from '@/lib/forms/amounts';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { amount } from '@/lib/forms/kinds/values/amount';

/** What the parts of the claim amount add up to, and a quiet word when that is another amount. */
export function AmountTotal({ form }: { form: FormDefinition }) {
  const t = useTranslations('wizard.form');
  const parts = form.amountParts ?? [];
  const watched = useWatch<ClaimValues>({ name: ['claimAmount', ...parts] });
  const [claimed, ...values] = Array.isArray(watched) ? watched : [watched];
  const sum = sumOfParts(form, Object.fromEntries(parts.map((name, at) => [name, values[at]])));
  if (sum === null) return null;
  const whole = toPaise(amount.clean(String(claimed ?? '')));
  const differs = whole !== null && whole !== toPaise(sum);
  return (
    <span className="block">
      {t.rich('partsTotal', {
        sum: formatMoney(sum),
        b: (text) => <strong className="figures text-peacock">{text}</strong>,
      })}
      {differs && <span className="block text-yellow">{t('partsDiffer')}</span>}
    </span>
  );
}
