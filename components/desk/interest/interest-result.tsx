'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

interface InterestResultProps {
  result: { interest: string; total: string; days: number };
  to: string;
  head: string;
  onTake: (interest: string) => void;
}

export function InterestResult({ result, to, head, onTake }: InterestResultProps) {
  const t = useTranslations('law.calculator');
  const language = useLocale();
  const { interest, total, days } = result;
  const take = useRef<HTMLButtonElement>(null);
  // Enter calculated it, and Enter takes it.
  useEffect(() => take.current?.focus(), []);
  return (
    <div className="grid gap-1 rounded-md border border-line bg-paper px-3 py-2">
      <dl className="flex flex-wrap gap-x-4">
        <div className="flex gap-2 font-semibold">
          <dt>{t('result')}</dt>
          <dd className="figures">{formatMoney(interest)}</dd>
        </div>
        <div className="flex gap-2 text-ink-soft">
          <dt>{t('total')}</dt>
          <dd className="figures">{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        {t('days', { count: days, day: formatDate(to, language) })}
      </p>
      <Button
        ref={take}
        size="sm"
        className="justify-self-start whitespace-normal"
        onClick={() => onTake(interest)}
      >
        {t('take', { amount: formatMoney(interest), head })}
      </Button>
    </div>
  );
}
