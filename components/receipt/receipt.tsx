'use client';

import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'next-intl';
import { ClaimLoader } from '@/components/claim/claim-loader';
import { Facts } from '@/components/claim/form/facts';
import { AmountWords } from '@/components/claim-form/field/amount-words';
import { BackLink } from '@/components/shell/back/back-link';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { PageMain } from '@/components/shell/page-main';
import { usePageTitle } from '@/components/shell/use-page-title';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Unbroken } from '@/components/ui/unbroken';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import type { PresentedDocument } from '@/lib/documents/present';
import { formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { formatMoney } from '@/lib/format/money';
import { letterOf } from '@/lib/forms/letter';
import { NextSteps } from './next-steps';
import { ReceiptPdf } from './receipt-pdf';

export function Receipt({ id }: { id: string }) {
  return (
    <PageMain width="reading">
      <ClaimLoader id={id} home={paths.home}>
        {(claim) => <Sheet claim={claim} />}
      </ClaimLoader>
    </PageMain>
  );
}

function Sheet({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  const heading = t('heading', { number: claim.claimNumber });
  usePageTitle(heading);
  const debtor = useCaseFacts()?.debtorName;
  const { claimNumber, submittedAt, version } = claim;
  const received = t('receivedAt', { when: formatDateTime(submittedAt, language) });
  const amount = (
    <>
      <span className="figures text-xl font-semibold">{formatMoney(claim.claimAmount)}</span>
      <span className="block min-h-lh">
        <AmountWords amount={claim.claimAmount} />
      </span>
    </>
  );
  const facts = [
    { label: t('number'), value: <span className="figures font-semibold">{claimNumber}</span> },
    { label: t('amount'), value: amount },
    { label: t('creditor'), value: claim.creditorName },
    { label: t('form'), value: t('formName', { letter: letterOf(claim.creditorType) }) },
    { label: t('received'), value: claim.isLate ? `${received}, ${t('late')}` : received },
    ...(version > 1
      ? [
          {
            label: t('changed'),
            value: t('version', { version }),
          },
        ]
      : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink
          home={paths.claim(claim.id)}
          label={t('toClaim')}
          only={[paths.claim(claim.id)]}
        />
        <div className="flex flex-wrap gap-2">
          <ReceiptPdf claim={claim} />
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('print')}
          </Button>
        </div>
      </div>
      <Card aria-labelledby="receipt-heading">
        <div className="kinari" aria-hidden="true" />
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div>
            <p className="font-semibold text-marigold-deep">
              {debtor ? t('matter', { debtor }) : t('matterUnknown')}
            </p>
            <h1 id="receipt-heading" className="text-2xl text-peacock-deep">
              <Unbroken text={heading} part={claimNumber} />
            </h1>
          </div>
          <Facts columns={2} facts={facts} />
          <hr className="perforated" />
          <ReceiptDocuments documents={claim.documents} />
          <hr className="perforated" />
          <NextSteps submittedAt={submittedAt} />
          <p className="text-sm text-ink-soft">{t('keep')}</p>
        </CardBody>
      </Card>
    </div>
  );
}

function ReceiptDocuments({ documents }: { documents: PresentedDocument[] }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  return (
    <section aria-labelledby="receipt-documents">
      <h2 id="receipt-documents" className="text-lg text-peacock-deep">
        {t('documents')}
      </h2>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <ol className="mt-2 list-decimal pl-6">
          {documents.map(({ id, originalFileName, fileSize, uploadedAt }) => (
            <li key={id} className="pl-1">
              <span className="wrap-anywhere">{originalFileName}</span>
              <span className="block text-sm text-ink-soft">
                {formatFileSize(fileSize)} · {formatDateTime(uploadedAt, language)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
