'use client';

import { useTranslations } from 'next-intl';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney, fromPaise } from '@/lib/format/money';
import type { Matched } from './match';

/** What was pasted, what its line of totals says, and what will stand as admitted. */
export function PasteSums({ match, told }: { match: Matched; told: string | null }) {
  const t = useTranslations('desk.paste');
  const money = (paise: bigint) => formatMoney(fromPaise(paise < 0n ? -paise : paise));
  const apart = told === null ? 0n : match.pasted - paiseOf(told);
  const left = match.pasted - match.admitted;
  return (
    <dl className="paste-sums">
      <div>
        <dt>{t('sums.pasted')}</dt>
        <dd className="figures">{money(match.pasted)}</dd>
      </div>
      {told !== null && (
        <div className={apart === 0n ? 'text-green' : 'text-red'}>
          <dt>{t('sums.told')}</dt>
          <dd className="figures">
            {formatMoney(told)}
            {apart !== 0n && ` (${t('sums.apart', { amount: money(apart) })})`}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('sums.admitted')}</dt>
        <dd className="figures" data-pasted-sum="">
          {money(match.admitted)}
          {left !== 0n && ` (${t('sums.left', { amount: money(left) })})`}
        </dd>
      </div>
    </dl>
  );
}
