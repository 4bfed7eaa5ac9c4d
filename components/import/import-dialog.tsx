'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChoice } from '@/components/import/choose/use-choice';
import { Results } from '@/components/import/results/results';
import { useCheck } from '@/components/import/results/use-check';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { toast } from '@/components/ui/toast/toast';
import { Footer } from './footer';
import { Steps } from './steps';
import { useImport } from './use-import';

interface ImportDialogProps {
  forOthers?: boolean;
  onView: () => void;
  onClose: () => void;
}

/** Filing many claims from one file: choose, see how it was read, file, and see what came of it. */
export function ImportDialog({ forOthers = false, onView, onClose }: ImportDialogProps) {
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
        <Steps choice={choice} check={check} upload={upload} forOthers={forOthers} />
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
