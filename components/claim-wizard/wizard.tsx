'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { conflictOf } from '@/components/claim-wizard/draft/draft-saver';
import { SaveLine } from '@/components/claim-wizard/draft/save-line';
import type { Beginning } from '@/components/claim-wizard/draft/use-drafts';
import { CreditorTypeStep } from '@/components/claim-wizard/steps/creditor-type-step';
import { DetailsStep } from '@/components/claim-wizard/steps/details-step';
import { DocumentsStep } from '@/components/claim-wizard/steps/documents-step';
import { detailsFormId } from '@/components/claim-wizard/steps/steps';
import { Alert } from '@/components/ui/alert';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import type { ListedDraft } from '@/lib/claims/drafts/read';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { ProgressHeader } from './progress-header';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

const loadReview = async () =>
  (await import('@/components/claim-wizard/steps/review-step')).ReviewStep;
const ReviewStep = dynamic(loadReview, { loading: () => <PageSpinner /> });
const LeaveDialog = dynamic(
  async () => (await import('@/components/claim-wizard/draft/leave-dialog')).LeaveDialog,
  {
    loading: renderNothing,
  },
);
const SessionDialog = dynamic(
  async () => (await import('@/components/claim-wizard/draft/session-dialog')).SessionDialog,
  {
    loading: renderNothing,
  },
);
const DraftConflict = dynamic(
  async () => (await import('@/components/claim-wizard/draft/draft-conflict')).DraftConflict,
  {
    loading: renderNothing,
  },
);
const DraftsCard = dynamic(
  async () => (await import('@/components/drafts/drafts-card')).DraftsCard,
  { loading: renderNothing },
);

type WizardProps = { user: PresentedUser; listed: readonly ListedDraft[]; begin: Beginning };

/** The wizard of one person. */
export function Wizard({ user, listed, begin }: WizardProps) {
  const t = useTranslations('wizard');
  const wizard = useWizard(user.id, listed, begin);
  const { step, type, drafts, findings, submission, guard } = wizard;
  const { current } = drafts;
  // A phone that has lost its network by then must get to the end all the same.
  const begun = step > 1;
  useEffect(() => {
    if (begun) loadReview().catch(() => undefined);
  }, [begun]);
  const conflict = current && conflictOf(current.saving);
  return (
    <>
      <h1 className="text-3xl text-peacock-deep">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <ProgressHeader step={step} />
      {conflict && type && (
        <DraftConflict
          key={conflict}
          kind={conflict}
          onTake={() => drafts.takeOther(type)}
          onKeep={() => drafts.keepMine(type)}
          onGiveUp={() => drafts.close(type)}
        />
      )}
      {current && current.removedDocuments > 0 && (
        <Alert tone="amber" title={t('draft.removed')} className="mb-5">
          {t('draft.removedText', { count: current.removedDocuments })}
        </Alert>
      )}
      {step === 1 && !current && listed.length > 0 && (
        <DraftsCard drafts={listed} onResume={wizard.resume} />
      )}
      {step === 1 && (
        <CreditorTypeStep type={type} missing={wizard.typeMissing} onChoose={wizard.choose} />
      )}
      {step === 2 && type && (
        <DetailsStep
          key={`${type}-${drafts.formKey}`}
          type={type}
          values={drafts.valuesOf(type)}
          described={findings.described}
          onChange={drafts.change}
          wrongNumbers={current?.wrongNumbers}
          onReveal={drafts.reveal}
          onSubmit={wizard.next}
        />
      )}
      {wizard.documentsOpened && (
        <DocumentsStep
          hidden={step !== 3}
          documents={wizard.documents}
          onChange={drafts.setDocuments}
          onBusyChange={wizard.setBusy}
          warnBusy={wizard.busyWarned}
        />
      )}
      {step === 4 && type && (
        <ReviewStep
          type={type}
          values={drafts.valuesOf(type)}
          documentCount={wizard.documents.length}
          declared={wizard.declared}
          undeclared={wizard.undeclared}
          failure={submission.failure}
          onDeclare={wizard.declare}
          onEdit={wizard.goBackTo}
        />
      )}
      <WizardButtons
        step={step}
        formId={step === 2 ? detailsFormId : undefined}
        pending={submission.pending || wizard.opening}
        onBack={wizard.back}
        onNext={wizard.next}
        onSubmit={wizard.submit}
      />
      {current && step > 1 && (
        <SaveLine saving={current.saving} email={user.email} onRetry={drafts.flush} />
      )}
      {guard.asking && (
        <LeaveDialog
          save={drafts.flush}
          busy={wizard.busy}
          pending={guard.going}
          onStay={guard.stay}
          onLeave={guard.leave}
        />
      )}
      {submission.signedOut && (
        <SessionDialog
          email={user.email}
          purpose="submit"
          onClose={submission.reset}
          onSignedIn={wizard.submit}
        />
      )}
    </>
  );
}
