'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { usePlace } from '@/components/creditors/use-place';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import type { Period } from '@/lib/creditor-lists/figures/schema';
import { dayInIndia } from '@/lib/format/date';
import type { usualPeriods } from './period';

type PeriodFormProps = { period: Period; usual: ReturnType<typeof usualPeriods> };

/** From which day to which; the usual periods are one press away. */
export function PeriodForm({ period, usual }: PeriodFormProps) {
  const t = useTranslations('figures.period');
  const { go } = usePlace();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const show = (chosen: Period) => go({ from: chosen.from, to: chosen.to });
  function submit(event: FormEvent) {
    event.preventDefault();
    show({ from, to });
  }
  return (
    <form onSubmit={submit} className="mb-6 grid gap-3">
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
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('from')} className="w-full sm:w-48">
          <Input
            type="date"
            required
            max={to}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </Field>
        <Field label={t('to')} className="w-full sm:w-48">
          <Input
            type="date"
            required
            min={from}
            max={dayInIndia(new Date())}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
        <Button type="submit">{t('show')}</Button>
      </div>
    </form>
  );
}
