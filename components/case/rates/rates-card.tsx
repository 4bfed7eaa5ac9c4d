'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { CaseAsTold } from '@/lib/client/queries/queries';
import { formatDate } from '@/lib/format/date';
import type { ReferenceRate } from '@/lib/law/currency';
import { currencies } from '@/lib/reference/currencies';
import { useRate } from './use-rate';

/** Rates for claims in other currencies. */
export function RatesCard({
  now: { rates = [], commencementDate },
}: {
  now: Pick<CaseAsTold, 'rates' | 'commencementDate'>;
}) {
  const t = useTranslations('ip.case.rates');
  return (
    <SettingsSection id="rates" title={t('title')} text={t('text')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rates.map((rate) => (
          // If somebody else saves another rate, the row starts with that.
          <RateRow key={JSON.stringify(rate)} rate={rate} commencementDate={commencementDate} />
        ))}
        <RateRow key={rates.length} rate={null} commencementDate={commencementDate} />
      </ul>
    </SettingsSection>
  );
}

interface RateRowProps {
  /** Null for a new one. */
  rate: ReferenceRate | null;
  commencementDate: string | null;
}

function RateRow({ rate, commencementDate }: RateRowProps) {
  const t = useTranslations('ip.case.rates');
  const language = useLocale();
  const heading = useId();
  const editing = useRate(rate, commencementDate);
  const { values, type, errorOf, warning, changed, pending, save, undo, removing, remove } =
    editing;
  usePart({ changed, pending, save, undo });
  const name = rate?.currency ?? t('another');
  const otherDay = values.day !== '' && commencementDate !== null && values.day < commencementDate;
  return (
    <li aria-labelledby={heading} className="border-l-4 border-line pl-3 sm:pl-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-2 sm:grid-cols-2">
        <h3 id={heading} className="font-semibold sm:col-span-2">
          {name}
        </h3>
        {warning && (
          <Alert tone="amber" live className="sm:col-span-2">
            {warning}
          </Alert>
        )}
        {rate === null && (
          <Field label={t('currency')} error={errorOf('currency')}>
            <NativeSelect
              options={[
                { value: '', label: t('choose') },
                ...currencies.map((code) => ({ value: code, label: code })),
              ]}
              value={values.currency}
              onChange={(event) => type({ currency: event.target.value })}
            />
          </Field>
        )}
        <Field
          label={t('rate', { currency: values.currency || 'none' })}
          hint={t('rateHint')}
          error={errorOf('rate')}
        >
          <FigureInput
            className="figures text-right"
            value={values.rate}
            onChange={(event) => type({ rate: event.target.value })}
          />
        </Field>
        <DateField
          label={t('day')}
          hint={otherDay && t('otherDay', { day: formatDate(commencementDate, language) })}
          max={commencementDate ?? ''}
          error={errorOf('day')}
          value={values.day}
          onChange={(day) => type({ day })}
        />
        <Field label={t('source')} hint={t('sourceHint')} error={errorOf('source')}>
          <Input
            autoComplete="off"
            value={values.source}
            onChange={(event) => type({ source: event.target.value })}
          />
        </Field>
        {rate && (
          <Button
            variant="quiet"
            className="justify-self-end sm:col-span-2"
            pending={removing}
            onClick={remove}
          >
            {t('remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
