'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { PresentedUser } from '@/lib/users/present';
import { CreditorTypeStep } from './creditor-type-step';
import { DetailsStep } from './details-step';
import { DocumentsStep } from './documents-step';
import { ProgressHeader } from './progress-header';
import { ReviewStep } from './review-step';
import { detailsFormId } from './steps';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

const LeaveDialog = dynamic(async () => (await import('./leave-dialog')).LeaveDialog);
const SessionDialog = dynamic(async () => (await import('./session-dialog')).SessionDialog);

/** The wizard of one person. */
export function Wizard({ user }: { user: PresentedUser }) {
  const t = useTranslations('wizard');
  const wizard = useWizard(user.id);
  const { step, type, draft, findings, submission, guard } = wizard;
  return (
    <>
      <h1 className="text-3xl text-peacock-deep">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <ProgressHeader step={step} />
      {draft.restoredType && (
        <Alert tone="blue" title={t('restored.title')} className="mb-5">
          {t('restored.text')}
        </Alert>
      )}
      {step === 1 && (
        <CreditorTypeStep type={type} missing={wizard.typeMissing} onChoose={wizard.choose} />
      )}
      {step === 2 && type && (
        <DetailsStep
          key={type}
          type={type}
          values={draft.valuesOf(type)}
          described={findings.described}
          onChange={wizard.change}
          onSubmit={wizard.next}
        />
      )}
      {wizard.documentsOpened && (
        <DocumentsStep
          hidden={step !== 3}
          documents={wizard.documents}
          onChange={wizard.setDocuments}
          onBusyChange={wizard.setBusy}
          warnBusy={wizard.busyWarned}
        />
      )}
      {step === 4 && type && (
        <ReviewStep
          type={type}
          values={draft.valuesOf(type)}
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
        pending={submission.pending}
        onBack={wizard.back}
        onNext={wizard.next}
        onSubmit={wizard.submit}
      />
      {guard.asking && (
        <LeaveDialog pending={guard.going} onStay={guard.stay} onLeave={guard.leave} />
      )}
      {submission.signedOut && (
        <SessionDialog email={user.email} onClose={submission.reset} onSignedIn={wizard.submit} />
      )}
    </>
  );
}
