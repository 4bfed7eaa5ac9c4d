'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { focusField } from '@/components/claim-form/field-id';
import { Button } from '@/components/ui/button';
import { toPaise } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/money';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { amount } from '@/lib/forms/kinds/values/amount';
import { sumOfParts } from '@/lib/forms/sum-of-parts';

/** The sum of the parts of the claim amount, which one press copies, and a note when that is another amount. */
export function AmountTotal({ form }: { form: FormDefinition }) {
  const t = useTranslations('wizard.form');
  const { setValue } = useFormContext<ClaimValues>();
  const parts = form.amountParts ?? [];
  const watched = useWatch<ClaimValues>({ name: ['claimAmount', ...parts] });
  const [claimed, ...values] = Array.isArray(watched) ? watched : [watched];
  const sum = sumOfParts(form, Object.fromEntries(parts.map((name, at) => [name, values[at]])));
  if (sum === null) return null;
  const whole = toPaise(amount.clean(String(claimed ?? '')));
  function take() {
    if (sum === null) return;
    setValue('claimAmount', sum, { shouldDirty: true, shouldTouch: true });
    focusField('claimAmount');
  }
  const differs = whole !== null && whole !== toPaise(sum);
  return (
    <span className="block">
      {t.rich('partsTotal', {
        sum: formatMoney(sum),
        b: (text) => <strong className="figures text-peacock">{text}</strong>,
      })}
      {differs && <span className="block text-yellow">{t('partsDiffer')}</span>}
      {toPaise(sum) !== whole && toPaise(sum) !== 0n && (
        <Button variant="secondary" size="sm" className="mt-1" onClick={take}>
          {t('takeSum', { sum: formatMoney(sum) })}
        </Button>
      )}
    </span>
  );
}
