'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChatDialog } from '@/components/chat/chat-button';
import { OtherLanguage } from '@/components/claim/other-language';
import { useChatAbout } from '@/components/claim-detail/use-chat-about';
import { CallFailure } from '@/components/claims/call-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/loading/spinner';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paiseOf } from '@/lib/format/amount';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { type Amounts, parts } from '@/lib/law/amounts';
import { currencyFacts } from '@/lib/law/currency-text';
import { otherDay } from '@/lib/law/effective-day';
import { AmountByAmount } from './amount-by-amount';
import { OutcomeReasons } from './outcome-reasons';
import { useInForce } from './use-in-force';

/** When it was confirmed, and from which day it counts if that is another. */
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

interface AdmittedCardProps {
  claim: PresentedClaim;
  /** Begins a request with this text, to read a paper; left out for a claim that takes none any more. */
  onPaper?: ((begun: string) => void) | undefined;
}

/** For its claimant: how much is admitted, why not the rest and what they can do about it; then amount by amount. */
export function AdmittedCard({ claim, onPaper }: AdmittedCardProps) {
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
        {inForce && <OutcomeReasons claim={claim} determination={inForce} onPaper={onPaper} />}
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

/** For its claimant: what they asked for, and how much of it is admitted or not. */
function OutcomeLines({ totals }: { totals: Amounts }) {
  const t = useTranslations('claim.outcome');
  const law = useTranslations('law.parts');
  const whole = paiseOf(totals.admitted) >= paiseOf(totals.claimed);
  const used = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || paiseOf(totals[part]) > 0n,
  );
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-8 gap-y-2 md:auto-cols-fr md:grid-flow-col">
        {used.map((part) => (
          <div
            key={part}
            className="flex flex-wrap items-baseline justify-between gap-x-4 md:flex-col md:justify-start"
          >
            <dt>{law(part)}</dt>
            <dd className="figures ml-auto text-xl font-semibold md:ml-0">
              {formatMoney(totals[part])}
            </dd>
          </div>
        ))}
      </dl>
      {whole && <p className="font-semibold text-green">{t('whole')}</p>}
      {paiseOf(totals.underVerification) > 0n && (
        <p>{t('verifying', { amount: formatMoney(totals.underVerification) })}</p>
      )}
    </div>
  );
}

interface DisagreeProps {
  claim: Pick<PresentedClaim, 'awaited' | 'determination' | 'objection'>;
  onWrite: (begun: string) => void;
}

/** Less is admitted than the creditor asked for. */
const isLess = ({ determination }: DisagreeProps['claim']) =>
  determination !== null &&
  paiseOf(determination.totals.admitted) < paiseOf(determination.totals.claimed);

/** The claimant can disagree by an objection while its time runs, and by a message otherwise. */
function Disagree({ claim, onWrite }: DisagreeProps) {
  const t = useTranslations('claim.outcome');
  const language = useLocale();
  const until = claim.awaited?.objectUntil;
  if (!isLess(claim) || claim.objection === 'open') return null;
  const look = 'justify-self-start max-w-full';
  if (until)
    return (
      <a href="#object" className={cn(buttonVariants({ variant: 'secondary' }), look)}>
        {t('disagree', { day: formatDate(until, language) })}
      </a>
    );
  return (
    <Button variant="secondary" className={look} onClick={() => onWrite(t('disagreeBegun'))}>
      {t('disagreeLater')}
    </Button>
  );
}
