'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/claim-wizard/errors/error-summary';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isClosed } from '@/lib/reference/claim-status';
import { ConflictAlert } from './conflict-alert';
import { EditButtons } from './edit-buttons';
import { type Editing, editFormId, useEditor } from './use-editor';

const ClaimForm = onDemand(
  async () => (await import('@/components/claim-form/sections/claim-form')).ClaimForm,
  { loading: PageSpinner },
);
const SessionDialog = onDemand(
  async () => (await import('@/components/auth/sign-in/session-dialog')).SessionDialog,
  { close: ({ onClose }) => onClose() },
);

interface EditorProps {
  claim: PresentedClaim;
  editing: Editing;
  children?: ReactNode;
  /** Tells whether these have an answer, and marks them otherwise. */
  answered?: () => boolean;
}

export function Editor({ claim, editing, children, answered = () => true }: EditorProps) {
  const { email } = useUser();
  const t = useTranslations('claim.edit');
  const editor = useEditor(claim, editing);
  const { form, issues, guard, saving } = editor;
  const closed = isClosed(claim.status);
  return (
    <>
      {closed && <EditClosed back={editing.back} />}
      {editor.conflict && (
        <ConflictAlert
          form={form}
          edit={editor.conflict}
          pending={editor.loading}
          onTake={editor.takeSaved}
          onKeep={editor.keepTyped}
        />
      )}
      {editor.restored && (
        <Alert
          tone="blue"
          title={t('restored.title')}
          className="mb-5"
          actions={
            <Button
              variant="secondary"
              size="sm"
              pending={editor.loading}
              onClick={editor.takeSaved}
            >
              {t('restored.undo')}
            </Button>
          }
        >
          {t('restored.text')}
        </Alert>
      )}
      {issues.length > 0 && <ErrorSummary issues={issues} />}
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
        onSubmit={(values) => answered() && editor.save(values)}
      />
      {children}
      <EditButtons
        back={editing.back}
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

function EditClosed({ back }: { back: string }) {
  const t = useTranslations('claim.edit');
  return (
    <Alert
      tone="red"
      live
      title={t('closed')}
      className="mb-5"
      actions={
        <Link href={back} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          {t('toClaim')}
        </Link>
      }
    >
      {t('closedText')}
    </Alert>
  );
}
