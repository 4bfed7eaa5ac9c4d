'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SaveLine } from '@/components/claim-wizard/draft/save-line';
import type { Beginning } from '@/components/claim-wizard/draft/use-drafts';
import { useLeaveGuard } from '@/components/claim-wizard/draft/use-leave-guard';
import { ChosenForm } from '@/components/claim-wizard/steps/chosen-form';
import { CreditorTypeStep } from '@/components/claim-wizard/steps/creditor-type-step';
import { DetailsStep } from '@/components/claim-wizard/steps/details-step';
import { DocumentsStep } from '@/components/claim-wizard/steps/documents-step';
import { StepHeading } from '@/components/claim-wizard/steps/step-heading';
import { detailsFormId } from '@/components/claim-wizard/steps/steps';
import { conflictOf } from '@/components/drafts/draft-saver';
import { DraftsCard } from '@/components/drafts/drafts-card';
import type { BegunDraft } from '@/components/drafts/kept-list';
import { Alert } from '@/components/ui/alert';
import { PartBoundary } from '@/components/ui/loading/part-boundary';
import { PartFailed } from '@/components/ui/loading/part-failed';
import { useAhead, useAtRest, useTouched } from '@/components/ui/loading/use-ahead';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import {
  DraftConflict,
  LeaveDialog,
  partsOfTheForm,
  partsOfTheWay,
  ReviewStep,
  SessionDialog,
} from './loaded-later';
import { ProgressHeader } from './progress-header';
import { useSubmission } from './use-submission';
import { useWizardDraft } from './use-wizard-draft';
import { useWizardSteps } from './use-wizard-steps';
import { WizardButtons } from './wizard-buttons';

type WizardProps = { user: PresentedUser; listed: readonly BegunDraft[]; begin: Beginning };

export function Wizard({ user, listed, begin }: WizardProps) {
  const t = useTranslations('wizard');
  const draft = useWizardDraft(user, listed, begin);
  const steps = useWizardSteps(draft, !begin.found);
  const submission = useSubmission(user.id, begin.submission, draft, steps);
  const guard = useLeaveGuard({ atEntrance: steps.atEntrance, ...draft.leaving });
  const { type, current } = draft;
  const { step } = steps;
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
          onTake={() => draft.takeOther(type)}
          onKeep={() => draft.keepMine(type)}
          onGiveUp={() => draft.close(type)}
        />
      )}
      {current && current.removedDocuments > 0 && (
        <Alert tone="amber" title={t('draft.removed')} className="mb-5">
          {t('draft.removedText', { count: current.removedDocuments })}
        </Alert>
      )}
      {current && (current.documentsElsewhere ?? 0) > 0 && (
        <Alert tone="amber" title={t('draft.elsewhere')} className="mb-5">
          {t('draft.elsewhereText', { count: current.documentsElsewhere ?? 0 })}
        </Alert>
      )}
      {step === 1 && !current && listed.length > 0 && (
        <DraftsCard drafts={listed} onResume={steps.resume} />
      )}
      <StepHeading
        key={step === 2 ? `heading-${type}-${draft.formKey}` : `heading-${step}`}
        step={step}
        type={type}
      />
      {/* The values live above it: whatever fails in a step, they stay. */}
      <PartBoundary key={step} failure={(again) => <PartFailed onAgain={again} />}>
        {step === 1 && (
          <CreditorTypeStep
            type={type}
            missing={steps.typeMissing}
            onChoose={steps.choose}
            onContinue={steps.next}
          />
        )}
        {steps.choseBefore && type && <ChosenForm type={type} onChange={() => steps.goBackTo(1)} />}
        {step === 2 && type && (
          <DetailsStep
            key={`${type}-${draft.formKey}`}
            type={type}
            values={draft.valuesOf(type)}
            issues={draft.fieldIssues.issues}
            onChange={draft.change}
            wrongNumbers={current?.wrongNumbers}
            onReveal={draft.reveal}
            onSubmit={steps.next}
            focus={steps.changing}
          />
        )}
      </PartBoundary>
      {steps.documentsOpened && (
        <DocumentsStep
          hidden={step !== 3}
          documents={draft.documents}
          onChange={draft.setDocuments}
          onBusyChange={draft.setUploading}
          onFailedChange={draft.setFailed}
          warnBusy={steps.uploadingWarned}
          warnFailed={steps.failedWarned ? draft.failed : undefined}
        />
      )}
      {step === 4 && type && (
        <ReviewStep
          type={type}
          values={draft.valuesOf(type)}
          documents={draft.documents}
          failed={draft.failed}
          declared={submission.declared}
          undeclared={submission.undeclared}
          failure={submission.failure}
          onDeclare={submission.declare}
          onEdit={steps.goBackTo}
          onChange={steps.change}
        />
      )}
      {submission.outcome && (
        <SubmissionNotice key={submission.outcome} outcome={submission.outcome} />
      )}
      <WizardButtons
        // A new key at each step: new buttons must not move into the former ones' place.
        key={`buttons-${step}`}
        step={step}
        formId={step === 2 ? detailsFormId : undefined}
        pending={submission.pending || steps.opening}
        onBack={steps.back}
        onNext={() => {
          submission.unwarn();
          steps.next();
        }}
        onSubmit={submission.submit}
        onReturn={step === 2 && steps.changing ? steps.returnToReview : undefined}
      />
      {current && step > 1 && (
        <SaveLine key={`saved-${step}`} draft={current} email={user.email} onRetry={draft.flush} />
      )}
      {guard.asking && (
        <LeaveDialog
          save={draft.flush}
          busy={draft.uploading}
          unsaved={draft.unsaved()}
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
          onSignedIn={submission.ask ?? submission.submit}
        />
      )}
    </>
  );
}

type SubmissionNoticeProps = { outcome: 'unsure' | 'missed' };

/** Says what is known of a claim whose answer was lost on the way. */
function SubmissionNotice({ outcome }: SubmissionNoticeProps) {
  const t = useTranslations(`wizard.${outcome}`);
  const box = useRef<HTMLDivElement>(null);
  // It stands above the buttons, where a small screen may not show it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className="mt-5">
      <Alert tone="amber" live title={t('title')}>
        {t('text')}
      </Alert>
    </div>
  );
}
