'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { paiseOf } from '@/lib/format/amount';
import { groupedAmount } from '@/lib/format/amount-in-field';
import { formatDate } from '@/lib/format/date';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { type InterestRow, interestSince, type Terms } from './interest-of-rows';

interface InterestTableProps {
  rows: readonly InterestRow[];
  /** Null before it is worked out. */
  terms: Terms | null;
  onTake: (interest: { at: number; amount: string }[]) => void;
}

/** The interest of each invoice from its own day. Where none was claimed it is shown, and cannot be taken. */
export function InterestTable({ rows, terms, onTake }: InterestTableProps) {
  const t = useTranslations('law.calculator');
  const language = useLocale();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (terms) take.current?.focus();
  }, [terms]);
  const lines = rows.map((row) => ({
    ...row,
    worked: terms && interestSince(row.principal, row.since, terms),
  }));
  const taken = lines.flatMap(({ at, worked }) =>
    at !== null && worked ? [{ at, amount: worked.interest }] : [],
  );
  const sum = fromPaise(taken.reduce((all, { amount }) => all + paiseOf(amount), 0n));
  return (
    <>
      <section
        aria-label={t('byInvoice')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
        tabIndex={0}
        className="paste-box"
      >
        <table className="paste-table">
          <thead>
            <tr>
              <th scope="col">{t('invoice')}</th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('daysShort')}</th>
              <th scope="col">{t('principal')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ at, label, since, principal, worked }) => (
              <tr key={label} className={at === null ? 'text-ink-soft' : undefined}>
                <th scope="row" title={label}>
                  {label}
                </th>
                <td>{since ? formatDate(since, language) : '–'}</td>
                <td className="figures">{worked ? worked.days : '–'}</td>
                <td className="figures">{groupedAmount(fromPaise(principal))}</td>
                <td className="figures">
                  {worked ? groupedAmount(worked.interest) : '–'}
                  {at === null && <span className="block">{t('notClaimed')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {terms && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-2">
          <p>
            {t('result')} <span className="figures font-semibold">{formatMoney(sum)}</span>
          </p>
          {taken.length > 0 && (
            <Button ref={take} size="sm" onClick={() => onTake(taken)}>
              {t('takeRows', { amount: formatMoney(sum), count: taken.length })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
