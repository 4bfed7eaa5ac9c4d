'use client';

import { useTranslations } from 'next-intl';
import { AmountWords } from '@/components/claim-form/field/amount-words';
import { formatMoney } from '@/lib/format/money';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

/** How many claims a file would become, and how many rows would not. */
export function ImportSummary({ answer, forOthers }: { answer: ImportAnswer; forOthers: boolean }) {
  const t = useTranslations('import.check');
  const { success, failed, incomplete, invited, amounts } = answer;
  return (
    <div>
      <p className="font-semibold">{t('title')}</p>
      <ul className="list-disc pl-5">
        <li>{success > 0 ? t('success', { count: success }) : t('none')}</li>
        {amounts && (
          <li>
            {t('total', { total: formatMoney(amounts.total) })}{' '}
            <AmountWords amount={amounts.total} />
            {success > 1 && (
              <span className="block">
                {t('range', {
                  least: formatMoney(amounts.least),
                  largest: formatMoney(amounts.largest),
                })}
              </span>
            )}
          </li>
        )}
        {failed > 0 && <li className="text-red">{t('failedRows', { count: failed })}</li>}
        {incomplete > 0 && <li>{t('incomplete', { count: incomplete })}</li>}
        {forOthers && invited > 0 && <li>{t('invited', { count: invited })}</li>}
      </ul>
      <p className="text-ink-soft">{t('nothingYet')}</p>
    </div>
  );
}
