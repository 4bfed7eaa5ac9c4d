'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useUploadReason } from '@/components/documents/upload/use-upload-reason';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimsFile } from '@/lib/client/files/claims-file';
import { importMutations } from '@/lib/client/mutations/import';
import { RequestError } from '@/lib/client/request/request';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

/** Files one file at a time, with progress and result. Ends with the dialog. */
export function useImport() {
  const t = useTranslations('import.upload');
  const results = useTranslations('import.results');
  const reasonOf = useUploadReason();
  const { mutateAsync: upload } = useMutation(importMutations.upload);
  const under = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [result, setResult] = useState<ImportAnswer | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  function tell({ success, failed }: ImportAnswer) {
    const [title, description] = failed
      ? [results('some'), results('someText', { count: failed })]
      : [results('completed'), results('completedText', { count: success })];
    toast({ variant: failed ? 'destructive' : 'success', title, description });
  }

  /** True for a file that was filed already. */
  async function run(sent: ClaimsFile, allowDuplicate: boolean) {
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    setShare(0);
    try {
      const answer = await upload({ file: sent, allowDuplicate, onProgress: setShare, signal });
      setResult(answer);
      tell(answer);
    } catch (error) {
      if (signal.aborted) {
        toast({ title: t('cancelled'), description: t('cancelledText') });
        return false;
      }
      const description = reasonOf(error) ?? t('failedText');
      toast({ variant: 'destructive', title: t('failed'), description });
      return error instanceof RequestError && error.answer.code === 'duplicate_file';
    } finally {
      under.current = undefined;
      setShare(null);
    }
    return false;
  }

  return {
    run,
    cancel: () => under.current?.abort(),
    uploading: share !== null,
    share: share ?? 0,
    result,
    forget: () => setResult(null),
  };
}

export type ClaimsImport = ReturnType<typeof useImport>;
