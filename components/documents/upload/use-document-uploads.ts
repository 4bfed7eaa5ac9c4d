'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { toast } from '@/components/ui/toast/toast';
import { isPurpose, type Purpose } from '@/lib/documents/content/purposes';
import { slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';
import { type CheckedFiles, checkFiles } from './check-files';
import { isMadeSmaller, needTurning, turnPictures, wasTurned } from './turn-pictures';
import { useUploadReason } from './use-upload-reason';
import { type Upload, useUploads, type Wish } from './use-uploads';

export interface UploadTarget {
  /** The claim that gets the files; without one, files wait until they are attached. */
  claimId?: string;
  documents: PresentedDocument[];
  onChange: (documents: PresentedDocument[]) => void;
  /** Called for each document that was sent from here; the page may know of it before. */
  onArrived?: (document: PresentedDocument) => void;
  onBusyChange?: (busy: boolean) => void;
  /** Called with the names of files that did not arrive, when they change. */
  onFailedChange?: (names: readonly string[]) => void;
  /** The purpose of files until the person chooses another. */
  purpose?: Purpose | null;
}

export function useDocumentUploads({
  claimId,
  documents,
  onChange,
  onArrived,
  onBusyChange,
  onFailedChange,
  purpose: usual = null,
}: UploadTarget) {
  const t = useTranslations('documents');
  const limits = useSlotWords(slots.claim);
  const reasonOf = useUploadReason();
  const [asIs, setAsIs] = useState(false);
  const [purpose, setPurpose] = useState<Purpose | null>(usual);
  const [refused, setRefused] = useState<CheckedFiles['refused']>([]);
  const [turned, setTurned] = useState<string[]>([]);
  const [turning, setTurning] = useState(false);
  const [done, setDone] = useState(0);
  // Two files may arrive before the page renders the first.
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
    onUploaded: (document, { replaces }) => {
      setDone((count) => count + 1);
      const others = latest.current.filter(({ id }) => id !== document.id && id !== replaces);
      update([...others, document]);
      onArrived?.(document);
    },
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('upload.failed'),
        description: reasonOf(error) ?? t('upload.failedText'),
      }),
  });

  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  const failed = uploads.length - underWay;
  const busy = underWay > 0;
  const added = uploads.filter(({ state, wish }) => state !== 'failed' && !wish.replaces).length;
  const room = Math.max(0, slots.claim.maxFiles - documents.length - added);

  function refuse(found: CheckedFiles['refused']) {
    setRefused(found);
    const [first] = found;
    if (!first) return;
    const text = t(`refused.${first.reason}Text`, limits);
    // Not every page has room for a box that says so.
    const help =
      first.reason === 'size' || first.reason === 'type' ? t(`refused.${first.reason}Help`) : '';
    toast({
      variant: 'destructive',
      title: t(`refused.${first.reason}`),
      description: `${text} ${help}`.trim(),
    });
  }

  const taking = useEffectEvent(
    (files: File[], left: File[], places: number | null, wish: Wish) => {
      const madeSmaller = (file: File) => !wish.asIs && isMadeSmaller(slots.claim, file);
      const checked = checkFiles(slots.claim, files, places ?? room, left, madeSmaller);
      const { taken, refused: found } = checked;
      refuse(found);
      setTurned(taken.filter(wasTurned).map(({ name }) => name));
      if (taken.length === 0) return;
      if (!busy) setDone(0);
      add(taken, wish);
    },
  );

  async function take(files: File[], places: number | null, wish: Wish) {
    if (!needTurning(files)) return taking(files, [], places, wish);
    setTurning(true);
    const { ready, left } = await turnPictures(files);
    setTurning(false);
    taking(ready, left, places, wish);
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

  const tellFailed = useEffectEvent(() =>
    onFailedChange?.(
      uploads.filter(({ state }) => state === 'failed').map(({ file }) => file.name),
    ),
  );
  const failedKeys = uploads
    .filter(({ state }) => state === 'failed')
    .map(({ key }) => key)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever other files failed
  useEffect(() => tellFailed(), [failedKeys]);

  return {
    uploads,
    /** Photos go as the camera made them. */
    asIs,
    setAsIs,
    refused,
    /** Names of JPGs that were made from the last chosen files, and whether some are still being made. */
    turned,
    turning,
    done,
    failed,
    /** The purpose of the files that the person chooses next. */
    purpose,
    setPurpose,
    choose: (files: File[]) => {
      void take(files, null, { asIs, purpose });
      setPurpose(usual);
    },
    /** Replaces a document by another file, once that has arrived. */
    replace: ({ id, documentType }: PresentedDocument, files: File[]) =>
      void take(files, 1, {
        asIs,
        purpose: isPurpose(documentType) ? documentType : null,
        replaces: id,
      }),
    /** The upload that should replace this document, on its way or failed. */
    replacing: (id: string) => uploads.find(({ wish }) => wish.replaces === id),
    retry: ({ key, file, wish }: Upload) => {
      if (room === 0 && !wish.replaces) refuse([{ reason: 'tooMany', names: [file.name] }]);
      else retry(key);
    },
    remove,
    removeDocument: (id: string) => update(latest.current.filter((document) => document.id !== id)),
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
