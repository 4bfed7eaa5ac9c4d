'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { type Choice, useChoice } from '@/components/import/choose/use-choice';
import { Results } from '@/components/import/results/results';
import { type Check, useCheck } from '@/components/import/results/use-check';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { toast } from '@/components/ui/toast/toast';
import { Steps } from './steps';
import { type ClaimsImport, useImport } from './use-import';

export function LocalisedImportDialog(props: ComponentProps<typeof ImportDialog>) {
  return (
    <LoadedWords of={['import']}>
      <ImportDialog {...props} />
    </LoadedWords>
  );
}

interface ImportDialogProps {
  forOthers?: boolean;
  onView: () => void;
  onClose: () => void;
}

/** Files many claims from one file: choose, check, file, and see what became of it. */
function ImportDialog({ forOthers = false, onView, onClose }: ImportDialogProps) {
  const t = useTranslations('import');
  const choice = useChoice();
  const check = useCheck(choice.type, choice.file, choice.choice);
  const upload = useImport();
  const [leaving, setLeaving] = useState(false);

  async function send() {
    const { sent, answer } = check;
    if (!sent) {
      const [title, description] = [t('upload.missing'), t('upload.missingText')];
      return toast({ variant: 'destructive', title, description });
    }
    if (await upload.run(sent, answer?.alreadyFiled != null)) check.retry();
  }

  function reset() {
    choice.reset();
    upload.forget();
  }

  function view() {
    onClose();
    onView();
  }

  return (
    <Dialog
      open
      onOpenChange={() => (upload.uploading ? setLeaving(true) : onClose())}
      title={t('title')}
      description={t('intro')}
      size="lg"
      footer={
        <Footer
          choice={choice}
          check={check}
          upload={upload}
          onSend={send}
          onReset={reset}
          onView={view}
        />
      }
    >
      {upload.result && check.sent ? (
        <Results answer={upload.result} sent={check.sent} forOthers={forOthers} />
      ) : (
        <Steps
          choice={choice}
          check={check}
          upload={upload}
          forOthers={forOthers}
          onLeave={onClose}
        />
      )}
      <ConfirmDialog
        open={leaving && upload.uploading}
        onOpenChange={setLeaving}
        title={t('upload.leave')}
        description={t('upload.leaveText')}
        cancelLabel={t('upload.stay')}
        confirmLabel={t('upload.stop')}
        danger
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface FooterProps {
  choice: Choice;
  check: Check;
  upload: ClaimsImport;
  onSend: () => void;
  onReset: () => void;
  onView: () => void;
}

function Footer({ choice, check, upload, onSend, onReset, onView }: FooterProps) {
  const t = useTranslations('import');
  if (upload.result)
    return (
      <>
        <Button variant="secondary" onClick={onReset}>
          {t('results.reset')}
        </Button>
        <Button onClick={onView}>{t('results.view')}</Button>
      </>
    );
  const started = choice.type !== null || choice.file !== null;
  const again = check.answer?.alreadyFiled != null;
  return (
    <>
      {upload.uploading ? (
        <Button variant="secondary" onClick={upload.cancel}>
          {t('upload.cancel')}
        </Button>
      ) : (
        started && (
          <Button variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        )
      )}
      <Button
        pending={upload.uploading || check.checking}
        pendingLabel={t(upload.uploading ? 'upload.running' : 'check.running')}
        variant={again ? 'danger' : 'primary'}
        onClick={check.error ? check.retry : onSend}
      >
        {t(check.error ? 'check.retry' : again ? 'check.again' : 'upload.action')}
      </Button>
    </>
  );
}
