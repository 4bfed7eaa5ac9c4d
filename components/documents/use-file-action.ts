'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { downloadDocument, type NamedFile, viewDocument } from '@/lib/client/files/files';
import { RequestError } from '@/lib/client/request/request';
import { readToken } from '@/lib/client/request/token';
import { mayShowInline } from '@/lib/documents/content/slots';

const actions = {
  view: { run: viewDocument, failed: 'viewFailed', logIn: 'logInToView' },
  download: { run: downloadDocument, failed: 'downloadFailed', logIn: 'logInToDownload' },
} as const;

export type FileAction = keyof typeof actions;

/** Opens or saves a document and says how it went. A second press does nothing while the first runs. */
export function useFileAction(action: FileAction, document: NamedFile) {
  const t = useTranslations('documents.list');
  const [pending, setPending] = useState(false);
  const { run, failed, logIn } = actions[action];
  const saves = action === 'download' || !mayShowInline(document.mimeType);

  const askToLogIn = () =>
    toast({ variant: 'destructive', title: t('authentication'), description: t(logIn) });

  async function act() {
    if (pending) return;
    if (!readToken()) return askToLogIn();
    setPending(true);
    try {
      await run(document);
      if (saves) {
        toast({ variant: 'success', title: t('downloaded', { name: document.originalFileName }) });
      }
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) askToLogIn();
      else {
        toast({ variant: 'destructive', title: t(failed), description: t(`${failed}Text`) });
      }
    } finally {
      setPending(false);
    }
  }

  return { act, pending };
}
