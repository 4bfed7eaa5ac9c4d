'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Share2 from 'lucide-react/icons/share-2';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AmountWords } from '@/components/claim-form/field/amount-words';
import { NextSteps } from '@/components/receipt/next-steps';
import { ReceiptLink } from '@/components/receipt/receipt-link';
import { ReceiptPdf } from '@/components/receipt/receipt-pdf';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody } from '@/components/ui/card';
import type { ListedClaim } from '@/lib/claims/records/present';
import { takeFiled } from '@/lib/client/just-filed';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

/** For a day after filing: the claim's number and amount, what happens next, and the receipt. */
export function JustFiled({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFiled()) heading.current?.focus();
  }, []);
  return (
    <Card aria-labelledby="filed-heading">
      <div className="kinari" aria-hidden="true" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2
            ref={heading}
            id="filed-heading"
            tabIndex={-1}
            className="flex items-start gap-2 text-xl text-peacock-deep outline-none"
          >
            <CircleCheck className="mt-0.5 size-6 shrink-0 text-green" aria-hidden="true" />
            {t('filed.title')}
          </h2>
          <p className="figures mt-2 text-2xl font-semibold">{claim.claimNumber}</p>
          <p className="figures text-lg">{formatMoney(claim.claimAmount)}</p>
          <p className="min-h-lh text-ink-soft">
            <AmountWords amount={claim.claimAmount} />
          </p>
          <p className="text-ink-soft">
            {t('receivedAt', { when: formatDateTime(claim.submittedAt, language) })}
          </p>
        </div>
        <NextSteps submittedAt={claim.submittedAt} />
        <div className="flex flex-wrap gap-2">
          <ReceiptPdf claim={claim} />
          <ShareLink claim={claim} />
          <ReceiptLink claim={claim} />
        </div>
      </CardBody>
    </Card>
  );
}

/** Sends a line about the claim by WhatsApp, in which nothing identifies a person. */
function ShareLink({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  const debtor = useCaseFacts()?.debtorName;
  const text = t('filed.message', {
    number: claim.claimNumber,
    amount: formatMoney(claim.claimAmount),
    matter: debtor ? t('matter', { debtor }) : t('matterUnknown'),
    when: formatDateTime(claim.submittedAt, language),
  });
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Share2 aria-hidden="true" />
      {t('filed.share')}
    </a>
  );
}
