'use client';

import { useTranslations } from 'next-intl';
import { conflictOf } from '@/components/claim-wizard/draft/draft-saver';
import { SaveLine } from '@/components/claim-wizard/draft/save-line';
import type { Beginning } from '@/components/claim-wizard/draft/use-drafts';
import { CreditorTypeStep } from '@/components/claim-wizard/steps/creditor-type-step';
import { DetailsStep } from '@/components/claim-wizard/steps/details-step';
import { DocumentsStep } from '@/components/claim-wizard/steps/documents-step';
import { detailsFormId } from '@/components/claim-wizard/steps/steps';
import { DraftsCard } from '@/components/drafts/drafts-card';
import { Alert } from '@/components/ui/alert';
import { PartBoundary } from '@/components/ui/loading/part-boundary';
import { PartFailed } from '@/components/ui/loading/part-failed';
import { useAhead, useAtRest, useTouched } from '@/components/ui/loading/use-ahead';
import type { ListedDraft } from '@/lib/claims/drafts/read';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import {
  DraftConflict,
  LeaveDialog,
  partsOfTheForm,
  partsOfTheWay,
  ReviewStep,
  SessionDialog,
} from './parts';
import { ProgressHeader } from './progress-header';
import { SubmissionNotice } from './submission-notice';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

type WizardProps = { user: PresentedUser; listed: readonly ListedDraft[]; begin: Beginning };

/** The wizard of one person. */
export function Wizard({ user, listed, begin }: WizardProps) {
  const t = useTranslations('wizard');
  const wizard = useWizard(user, listed, begin);
  const { step, type, drafts, fieldIssues, submission, guard } = wizard;
  const { current } = drafts;
  const [touched, rested] = [useTouched(), useAtRest()];
  useAhead(partsOfTheForm, touched || rested);
  useAhead(partsOfTheWay, step > 1);
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
      {/* Above it lives what was typed: whatever fails in a step, it stays. */}
      <PartBoundary key={step} failure={(again) => <PartFailed onAgain={again} />}>
        {step === 1 && (
          <CreditorTypeStep
            type={type}
            missing={wizard.typeMissing}
            onChoose={wizard.choose}
            onContinue={wizard.next}
          />
        )}
        {step === 2 && type && (
          <DetailsStep
            key={`${type}-${drafts.formKey}`}
            type={type}
            values={drafts.valuesOf(type)}
            issues={fieldIssues.issues}
            onChange={drafts.change}
            wrongNumbers={current?.wrongNumbers}
            onReveal={drafts.reveal}
            onSubmit={wizard.next}
            focus={wizard.changing}
          />
        )}
      </PartBoundary>
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
          onChange={wizard.change}
        />
      )}
      {submission.outcome && (
        <SubmissionNotice key={submission.outcome} outcome={submission.outcome} />
      )}
      <WizardButtons
        step={step}
        formId={step === 2 ? detailsFormId : undefined}
        pending={submission.pending || wizard.opening}
        onBack={wizard.back}
        onNext={wizard.next}
        onSubmit={wizard.submit}
        onReturn={step === 2 && wizard.changing ? wizard.returnToReview : undefined}
      />
      {current && step > 1 && (
        <SaveLine draft={current} email={user.email} onRetry={drafts.flush} />
      )}
      {guard.asking && (
        <LeaveDialog
          save={drafts.flush}
          busy={wizard.busy}
          unsaved={drafts.unsaved()}
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
          onSignedIn={submission.ask ?? wizard.submit}
        />
      )}
    </>
  );
}
