'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChatDialog } from '@/components/chat/chat-button';
import { OtherLanguage } from '@/components/claim/other-language';
import { useChatAbout } from '@/components/claim-detail/use-chat-about';
import { CallFailure } from '@/components/claims/call-failure';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { currencyFacts } from '@/lib/law/currency-text';
import { otherDay } from '@/lib/law/effective-day';
import { AmountByAmount } from './amount-by-amount';
import { Disagree } from './disagree';
import { OutcomeLines } from './outcome-lines';
import { OutcomeReasons } from './outcome-reasons';
import { useInForce } from './use-in-force';

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

/** To its claimant: what of a claim is admitted, why not the rest and what can be done about it; then amount by amount. */
export function AdmittedCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.determinations');
  const law = useTranslations('law');
  const language = useLocale();
  const about = useChatAbout(claim);
  const { loaded, inForce, earlier, error, isFetching, refetch } = useInForce(claim);
  const [begun, setBegun] = useState<string>();
  if (!claim.determination) return null;
  const { totals } = claim.determination;
  const onWrite = claim.status === 'withdrawn' ? undefined : setBegun;
  return (
    <Card id="admitted" aria-labelledby="admitted-heading" className="scroll-mt-4">
      <CardHeader
        id="admitted-heading"
        title={t('ofYours', { amount: formatMoney(totals.admitted) })}
        text={inForce && <Decided determination={inForce} />}
        actions={<Badge tone="blue">{law('provisional')}</Badge>}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OutcomeLines totals={totals} />
        {error && !loaded && (
          <CallFailure
            title={t('failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!loaded && !error && <Spinner label={t('loading')} showLabel />}
        {inForce && <OutcomeReasons heads={inForce.heads} onWrite={onWrite} />}
        {onWrite && <Disagree claim={claim} onWrite={onWrite} />}
        {inForce?.currency && (
          <p className="wrap-anywhere">
            {law('currency.title')}:{' '}
            {law('currency.text', currencyFacts(inForce.currency, language))}
          </p>
        )}
        {inForce?.remarks && (
          <div>
            <p className="whitespace-pre-line wrap-anywhere">{inForce.remarks}</p>
            <OtherLanguage text={inForce.remarks} />
          </div>
        )}
        {inForce && <AmountByAmount claim={claim} determination={inForce} earlier={earlier} />}
      </CardBody>
      {begun !== undefined && (
        <ChatDialog about={about} begun={begun} onClose={() => setBegun(undefined)} />
      )}
    </Card>
  );
}
