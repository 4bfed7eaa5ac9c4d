'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { FacilityList } from '@/components/claims/facility-list';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { ConfirmedDetermination } from '@/lib/claims/determinations/present';
import type { PresentedClaim } from '@/lib/claims/present';
import { queries } from '@/lib/client/queries';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { currencyFacts } from '@/lib/law/currency-text';
import { otherDay } from '@/lib/law/effective-day';
import { votingFacts } from '@/lib/law/voting-text';
import { HeadsTable } from './heads-table';
import { WhatHelps } from './what-helps';

/** When a determination was confirmed, and from which day it counts where that is another one. */
function Decided({
  determination,
}: {
  determination: Pick<ConfirmedDetermination, 'confirmedAt' | 'effectiveOn'>;
}) {
  const t = useTranslations('claim.determinations');
  const language = useLocale();
  const { confirmedAt } = determination;
  if (!confirmedAt) return null;
  const day = otherDay(determination);
  const decided = t('decidedAt', { when: formatDateTime(confirmedAt, language) });
  return day ? `${decided} · ${t('countsFrom', { day: formatDate(day, language) })}` : decided;
}

/** To its claimant: what is admitted of a claim, head by head, why not the rest, and what was said before. */
export function AdmittedCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.determinations');
  const law = useTranslations('law');
  const language = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.confirmedDeterminations(claim.id),
    enabled: claim.determination !== null,
  });
  if (!claim.determination) return null;
  const inForce = data?.determinations.find(({ state }) => state === 'confirmed');
  const earlier = data?.determinations.filter((one) => one !== inForce) ?? [];
  return (
    <Card id="admitted" aria-labelledby="admitted-heading" className="scroll-mt-4">
      <CardHeader
        id="admitted-heading"
        title={t('ofYours', { amount: formatMoney(claim.determination.totals.admitted) })}
        text={inForce && <Decided determination={inForce} />}
        actions={<Badge tone="blue">{law('provisional')}</Badge>}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error && !data && (
          <CallFailure
            title={t('failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Spinner label={t('loading')} showLabel />}
        {inForce && <HeadsTable claim={claim} determination={inForce} />}
        {inForce?.facilities && (
          <section>
            <h3 className="font-semibold">{law('facilities.title')}</h3>
            <FacilityList facilities={inForce.facilities} />
          </section>
        )}
        {inForce?.currency && (
          <p className="wrap-anywhere">
            {law('currency.title')}:{' '}
            {law('currency.text', currencyFacts(inForce.currency, language))}
          </p>
        )}
        {inForce?.voting && (
          <p>
            {law('voting.title')}: {law('voting.text', votingFacts(inForce.voting, language))}
          </p>
        )}
        {inForce?.className && (
          <p>
            {law('class')}: {inForce.className}
          </p>
        )}
        {inForce?.remarks && <p className="whitespace-pre-line wrap-anywhere">{inForce.remarks}</p>}
        {inForce && <WhatHelps claim={claim} determination={inForce} />}
        {earlier.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('earlier')}</h3>
            <ul className="list-disc pl-5 text-ink-soft">
              {earlier.map(({ id, confirmedAt, totals }) => (
                <li key={id} className="figures">
                  {t('earlierOne', {
                    when: confirmedAt ? formatDateTime(confirmedAt, language) : '',
                    amount: formatMoney(totals.admitted),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </CardBody>
    </Card>
  );
}
