'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/claim-wizard/errors/error-summary';
import { useUser } from '@/components/shell/session/signed-in';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import type { PresentedClaim } from '@/lib/claims/present';
import { isClosed } from '@/lib/reference/claim-status';
import { ConflictAlert } from './conflict-alert';
import { EditButtons } from './edit-buttons';
import { EditClosed } from './edit-closed';
import { EditHeading } from './edit-heading';
import { editFormId, useEditor } from './use-editor';

const ClaimForm = dynamic(
  async () => (await import('@/components/claim-form/sections/claim-form')).ClaimForm,
  { loading: () => <PageSpinner /> },
);
const SessionDialog = dynamic(
  async () => (await import('@/components/claim-wizard/draft/session-dialog')).SessionDialog,
  { loading: renderNothing },
);

/** The form of one claim, filled in as it is now. */
export function Editor({ claim }: { claim: PresentedClaim }) {
  const { email } = useUser();
  const t = useTranslations('claim.edit');
  const editor = useEditor(claim);
  const { form, described, guard, saving } = editor;
  const closed = isClosed(claim.status);
  return (
    <>
      <EditHeading claim={claim} />
      {closed && <EditClosed claimId={claim.id} />}
      {editor.conflict && (
        <ConflictAlert
          form={form}
          edit={editor.conflict}
          pending={editor.loading}
          onTake={editor.takeSaved}
          onKeep={editor.keepTyped}
        />
      )}
      {described.length > 0 && <ErrorSummary described={described} />}
      {saving.failure && (
        <Alert tone="red" title={t('failed')} className="mb-5">
          <p>{saving.failure}</p>
          <p>{t('kept')}</p>
        </Alert>
      )}
      <ClaimForm
        key={editor.formKey}
        id={editFormId}
        form={form}
        values={editor.initial}
        invalidPaths={editor.invalidPaths}
        onChange={editor.change}
        onSubmit={editor.save}
      />
      <EditButtons
        claimId={claim.id}
        pending={saving.pending}
        disabled={closed || editor.conflict !== null}
      />
      {guard.asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !guard.going && guard.stay()}
          title={t('leave.title')}
          description={t('leave.text')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.stay')}
          danger
          pending={guard.going}
          onConfirm={guard.leave}
        />
      )}
      {saving.signedOut && (
        <SessionDialog
          email={email}
          purpose="save"
          onClose={saving.reset}
          onSignedIn={editor.saveAgain}
        />
      )}
    </>
  );
}
