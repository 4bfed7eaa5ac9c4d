'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { usePlace } from '@/components/creditors/use-place';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import type { Period } from '@/lib/creditor-lists/figures/schema';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';
import type { usualPeriods } from './period';

type PeriodFormProps = { period: Period; usual: ReturnType<typeof usualPeriods> };

/** One press chooses a usual period. */
export function PeriodForm({ period, usual }: PeriodFormProps) {
  const t = useTranslations('figures.period');
  const { go } = usePlace();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [asked, setAsked] = useState(false);
  const today = dayInIndia(new Date());
  const show = (chosen: Period) => go({ from: chosen.from, to: chosen.to });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!faultWithin(from, '', to) && !faultWithin(to, from, today)) show({ from, to });
  }
  return (
    <form noValidate onSubmit={submit} className="mb-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {Object.entries(usual).map(([name, one]) => {
          const chosen = one.from === period.from && one.to === period.to;
          return (
            <Button
              key={name}
              variant={chosen ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={chosen}
              onClick={() => show(one)}
            >
              {t(name as keyof typeof usual)}
            </Button>
          );
        })}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          required
          label={t('from')}
          max={to}
          asked={asked}
          value={from}
          onChange={setFrom}
        />
        <DateField
          required
          label={t('to')}
          min={from}
          max={today}
          asked={asked}
          value={to}
          onChange={setTo}
        />
        <Button type="submit" className="sm:mt-14.5">
          {t('show')}
        </Button>
      </div>
    </form>
  );
}
