'use client';

import { useTranslations } from 'next-intl';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import { ErrorSummary } from '@/components/claim-wizard/errors/error-summary';
import { PageMain } from '@/components/shell/page-main';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { faultWithin } from '@/lib/format/typed-day';
import { PaperBeside } from './paper-beside';
import { Question } from './question';
import { ReceiptCard } from './receipt-card';
import { entryFormId, useClaimEntry } from './use-claim-entry';

const ClaimForm = onDemand(
  async () => (await import('@/components/claim-form/sections/claim-form')).ClaimForm,
  { loading: PageSpinner },
);
const UploadWidget = onDemand(
  async () => (await import('@/components/documents/upload/upload-widget')).UploadWidget,
  { loading: PageSpinner },
);

/** A professional enters a claim that came by post, in person or by e-mail, beside its scan. */
export function EnterClaim() {
  const t = useTranslations('enter');
  const leave = useTranslations('claim.edit.leave');
  const entry = useClaimEntry();
  const { type, documents, entering, guard } = entry;
  // Without a day nobody knows whether the claim is late.
  const asFiled = useFormAsFiled(
    faultWithin(entry.receipt.receivedOn) ? '0000-01-01' : entry.receipt.receivedOn,
  );
  const beside = documents.length > 0;
  return (
    <PageMain width={beside ? 'whole' : 'reading'}>
      <h1 className="text-2xl text-peacock-deep">{t('title')}</h1>
      <p className="mb-4 max-w-prose text-ink-soft">{t('text')}</p>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          beside && 'xl:grid-cols-2',
        )}
      >
        <PaperBeside claimId="" documents={documents} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ReceiptCard
            type={type}
            onType={entry.chooseType}
            receipt={entry.receipt}
            onReceipt={entry.setReceipt}
            asked={entry.asked}
          />
          <Card aria-labelledby="scan-heading">
            <CardHeader id="scan-heading" title={t('scan')} text={t('scanText')} />
            <CardBody>
              <UploadWidget
                documents={documents}
                onChange={entry.setDocuments}
                onBusyChange={entry.setBusy}
              />
            </CardBody>
          </Card>
          {entry.issues.length > 0 && <ErrorSummary issues={entry.issues} />}
          {type && (
            <>
              <Alert tone="blue">{t('paper')}</Alert>
              <ClaimForm
                key={entry.formKey}
                id={entryFormId}
                form={asFiled(type)}
                values={entry.initial}
                invalidPaths={entry.invalidPaths}
                onChange={entry.change}
                onSubmit={entry.submit}
              />
            </>
          )}
          {entry.asked && entry.busy && (
            <Alert tone="amber" live>
              {t('scanBusy')}
            </Alert>
          )}
          {entering.failure && (
            <Alert tone="red" live title={t('failed')}>
              <p>{entering.failure}</p>
              <p>{t('kept')}</p>
            </Alert>
          )}
          {entering.asked && (
            <Question
              key={entering.asked.about}
              asked={entering.asked}
              pending={entering.pending}
              onConfirm={entry.confirm}
              onDismiss={entering.reset}
            />
          )}
          {type && (
            <div className="flex flex-row-reverse flex-wrap gap-3 border-t border-line pt-5">
              {/* Enter in a field presses the first one. */}
              <Button
                type="submit"
                form={entryFormId}
                size="lg"
                pending={entering.pending}
                pendingLabel={t('entering')}
                onClick={() => entry.goOn(false)}
              >
                {t('enter')}
              </Button>
              <Button
                type="submit"
                form={entryFormId}
                variant="secondary"
                size="lg"
                disabled={entering.pending}
                onClick={() => entry.goOn(true)}
              >
                {t('enterAndNext')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {guard.asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !guard.going && guard.stay()}
          title={leave('title')}
          description={leave('text')}
          confirmLabel={leave('confirm')}
          cancelLabel={leave('stay')}
          danger
          pending={guard.going}
          onConfirm={guard.leave}
        />
      )}
    </PageMain>
  );
}
