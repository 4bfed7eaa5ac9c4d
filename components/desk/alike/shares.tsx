'use client';

import { useTranslations } from 'next-intl';
import { type HeadShare, percentOf } from '@/lib/law/alike';

interface SharesProps {
  shares: readonly HeadShare[];
  labelOf: (head: string) => string;
}

/** What is admitted of each head, all, nothing or a part, and why not more. */
export function Shares({ shares, labelOf }: SharesProps) {
  const t = useTranslations('desk.alike');
  const sentences = useTranslations('law.reasons');
  const partOf = (share: HeadShare) => {
    if (share.admitted === 0) return t('nothing');
    const percent = percentOf(share);
    return percent === '100' ? t('all') : t('percent', { percent });
  };
  return (
    <table className="figures w-full text-sm">
      <caption className="text-left text-base font-semibold">{t('shares')}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col">{t('head')}</th>
          <th scope="col">{t('admitted')}</th>
          <th scope="col">{t('why')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.head} className="border-b border-line align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {labelOf(share.head)}
            </th>
            <td className="py-1 pr-3 whitespace-nowrap">{partOf(share)}</td>
            <td className="py-1 wrap-anywhere">
              {share.reasons.map(({ code, text }) => (
                <p key={`${code} ${text}`}>
                  {sentences(code, { given: text ? 'yes' : 'no', text: text ?? '' })}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
