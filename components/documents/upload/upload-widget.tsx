'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import { RefusedFiles } from './refused-files';
import { UploadHint } from './upload-hint';
import { UploadRow } from './upload-row';
import { UploadedRow } from './uploaded-row';
import { type UploadTarget, useDocumentUploads } from './use-document-uploads';

/** Takes a claim's documents. Those already on the claim are counted here, and listed elsewhere. */
export function UploadWidget(target: UploadTarget) {
  const t = useTranslations('documents.upload');
  const state = useDocumentUploads(target);
  const box = useRef<HTMLElement>(null);
  const loose = target.documents.filter(({ claimId }) => claimId === null);
  const { uploads, done, failed } = state;

  // The pressed button goes with its row; the keyboard must not be lost with it.
  function andStay(act: () => void) {
    act();
    box.current?.focus();
  }

  return (
    <section ref={box} tabIndex={-1} aria-label={t('label')} className="rounded-md">
      <FileDrop
        multiple
        accept={acceptOf(slots.claim)}
        onFiles={state.choose}
        hint={<UploadHint used={target.documents.length} />}
      />
      <RefusedFiles refused={state.refused} />
      {uploads.length > 0 && (
        <ul aria-label={t('uploading')} className="mt-2 divide-y divide-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => andStay(() => state.retry(upload.key, upload.file.name))}
              onRemove={() => andStay(() => state.remove(upload.key))}
            />
          ))}
        </ul>
      )}
      {loose.length > 0 && (
        <ul aria-label={t('uploaded')} className="mt-2 divide-y divide-line">
          {loose.map((document) => (
            <UploadedRow
              key={document.id}
              document={document}
              onRemove={() => andStay(() => state.removeDocument(document.id))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {done + uploads.length > 0 && t('live', { done, total: done + uploads.length })}{' '}
        {failed > 0 && t('liveFailed', { failed })}
      </p>
    </section>
  );
}
