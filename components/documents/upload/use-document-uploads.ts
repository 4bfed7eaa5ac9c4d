'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { toast } from '@/components/ui/toast/toast';
import { slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';
import { type CheckedFiles, checkFiles } from './check-files';
import { useUploadErrorText } from './use-upload-error-text';
import { useUploads } from './use-uploads';

export interface UploadTarget {
  /** The claim to put files on; without one they wait to be attached. */
  claimId?: string;
  /** All that the claim has, or will have. */
  documents: PresentedDocument[];
  onChange: (documents: PresentedDocument[]) => void;
  onBusyChange?: (busy: boolean) => void;
}

/** Checks chosen files, uploads the good ones, and says how it went. */
export function useDocumentUploads({ claimId, documents, onChange, onBusyChange }: UploadTarget) {
  const t = useTranslations('documents');
  const limits = useSlotWords(slots.claim);
  const errorText = useUploadErrorText();
  const [refused, setRefused] = useState<CheckedFiles['refused']>([]);
  const [done, setDone] = useState(0);
  // Two files may arrive before the page has drawn the first.
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);

  function update(changed: PresentedDocument[]) {
    latest.current = changed;
    onChange(changed);
  }

  const { uploads, add, retry, remove } = useUploads({
    claimId,
    onUploaded: (document) => {
      setDone((count) => count + 1);
      update([...latest.current, document]);
    },
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('upload.failed'),
        description: errorText(error),
      }),
  });

  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  const failed = uploads.length - underWay;
  const busy = underWay > 0;
  const room = Math.max(0, slots.claim.maxFiles - documents.length - underWay);

  function refuse(found: CheckedFiles['refused']) {
    setRefused(found);
    const [first] = found;
    if (!first) return;
    toast({
      variant: 'destructive',
      title: t(`refused.${first.reason}`),
      description: t(`refused.${first.reason}Text`, limits),
    });
  }

  const wasBusy = useRef(false);
  const settled = useEffectEvent(() => {
    if (done > 0 && failed === 0) {
      toast({ variant: 'success', title: t('upload.done'), description: t('upload.doneText') });
    }
  });
  const tellBusy = useEffectEvent((now: boolean) => onBusyChange?.(now));
  useEffect(() => {
    if (wasBusy.current === busy) return;
    wasBusy.current = busy;
    tellBusy(busy);
    if (!busy) settled();
  }, [busy]);

  return {
    uploads,
    refused,
    done,
    failed,
    choose: (files: File[]) => {
      const { taken, refused: found } = checkFiles(slots.claim, files, room);
      refuse(found);
      if (taken.length === 0) return;
      if (!busy) setDone(0);
      add(taken);
    },
    retry: (key: number, name: string) => {
      if (room === 0) refuse([{ reason: 'tooMany', names: [name] }]);
      else retry(key);
    },
    remove,
    removeDocument: (id: string) => update(latest.current.filter((document) => document.id !== id)),
  };
}
