'use client';

import { useTranslations } from 'next-intl';
import type { AlikeClaim } from '@/lib/claims/queues/alike/preview';
import type { AlikeShown } from '@/lib/client/mutations/alike';
import { paths } from '@/lib/client/paths/paths';
import { formatMoney } from '@/lib/format/money';

/** The claims that would be decided alike: how many, how much, the largest, and some to open. */
export function Found({ found: { claims, claimed, largest, sample } }: { found: AlikeShown }) {
  const t = useTranslations('desk.alike');
  if (claims === 0) return <p role="status">{t('none')}</p>;
  return (
    <div className="grid gap-4">
      <p role="status" className="figures text-2xl font-semibold text-peacock-deep">
        {t('found', { count: claims })}{' '}
        <span className="text-base">{t('claimed', { sum: formatMoney(claimed) })}</span>
      </p>
      <section aria-label={t('largest', { count: largest.length })}>
        <h3 className="font-semibold">{t('largest', { count: largest.length })}</h3>
        <table className="figures w-full text-sm">
          <tbody>
            {largest.map((one) => (
              <tr key={one.id} className="h-7 border-b border-line">
                <td className="pr-3 whitespace-nowrap">
                  <ClaimLink claim={one} />
                </td>
                <td className="w-full max-w-0 truncate pr-3">{one.creditorName}</td>
                <td className="text-right whitespace-nowrap">{formatMoney(one.claimed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {claims > largest.length && (
        <section aria-label={t('sample')}>
          <h3 className="font-semibold">{t('sample')}</h3>
          <p className="text-sm text-ink-soft">{t('sampleText')}</p>
          <p className="figures flex flex-wrap gap-x-3">
            {sample.map((claim) => (
              <ClaimLink key={claim.id} claim={claim} />
            ))}
          </p>
        </section>
      )}
    </div>
  );
}

/** At the desk, in another tab. */
function ClaimLink({ claim: { id, claimNumber } }: { claim: AlikeClaim }) {
  const t = useTranslations('desk.alike');
  return (
    <a
      href={`${paths.ipVerify}?claim=${id}`}
      target="_blank"
      rel="noreferrer"
      title={t('newTab')}
      className="link inline-flex min-h-6 items-center"
    >
      {claimNumber}
    </a>
  );
}
