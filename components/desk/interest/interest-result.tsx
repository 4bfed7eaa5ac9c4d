'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { interestFor } from '@/lib/claims/deeds/determinations/interest';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

interface InterestResultProps {
  result: Awaited<ReturnType<typeof interestFor>>;
  head: string | undefined;
  onTake: ((interest: string) => void) | undefined;
}

export function InterestResult({ result, head, onTake }: InterestResultProps) {
  const t = useTranslations('law.calculator');
  const language = useLocale();
  const { interest, total, days, to } = result;
  const take = useRef<HTMLButtonElement>(null);
  // Enter calculated it, and Enter takes it.
  useEffect(() => take.current?.focus(), []);
  return (
    <div className="grid gap-2 rounded-md border border-line bg-paper p-3">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        <dt className="font-semibold">{t('result')}</dt>
        <dd className="figures text-right font-semibold">{formatMoney(interest)}</dd>
        <dt className="text-ink-soft">{t('total')}</dt>
        <dd className="figures text-right">{formatMoney(total)}</dd>
      </dl>
      <p className="text-sm text-ink-soft">
        {t('days', { count: days, day: formatDate(to, language) })}
      </p>
      {onTake && (
        <Button
          ref={take}
          variant="secondary"
          className="justify-self-start whitespace-normal"
          onClick={() => onTake(interest)}
        >
          {t('take', { amount: formatMoney(interest), head: head ?? t('result') })}
        </Button>
      )}
    </div>
  );
}
