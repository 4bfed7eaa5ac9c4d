'use client';

import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { acceptOf, sizeLimitOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';
import type { CheckedFiles } from './check-files';
import { SayWhatItIs } from './say-what-it-is';
import { TakePhoto } from './take-photo';
import { UploadRow } from './upload-row';
import { UploadedRow } from './uploaded-row';
import {
  type DocumentUploads,
  type UploadTarget,
  useDocumentUploads,
} from './use-document-uploads';

/** Takes documents for a claim that is not filed yet. */
export function UploadWidget(target: UploadTarget) {
  return <UploadBox uploads={useDocumentUploads(target)} documents={target.documents} />;
}

type UploadBoxProps = { uploads: DocumentUploads; documents: PresentedDocument[] };

/** Chooses a claim's documents. Counts those already on the claim, which another part lists. */
export function UploadBox({ uploads: state, documents }: UploadBoxProps) {
  const t = useTranslations('documents.upload');
  const photosHint = useId();
  const box = useRef<HTMLElement>(null);
  const loose = documents.filter(({ claimId }) => claimId === null);
  const { uploads, done, failed } = state;
  const onClaim = new Set(documents.filter(({ claimId }) => claimId).map(({ id }) => id));
  // An upload that replaces a document of the claim stands with that document.
  const here = uploads.filter(({ wish }) => !onClaim.has(wish.replaces ?? ''));

  // Chosen, a file stands below what chose it: on a telephone, below the screen.
  const underWay = useRef<HTMLUListElement>(null);
  const count = here.length;
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) underWay.current?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);

  // The pressed button disappears with its row, so the focus moves; otherwise the keyboard would lose it.
  function andStay(act: () => void) {
    act();
    box.current?.focus();
  }

  return (
    <section ref={box} tabIndex={-1} aria-label={t('label')} className="rounded-md">
      <SayWhatItIs purpose={state.purpose} onChange={state.setPurpose} />
      <FileDrop
        multiple
        accept={acceptOf(slots.claim)}
        onFiles={state.choose}
        hint={<UploadHint used={documents.length} />}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <TakePhoto onPhoto={state.choose} />
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={state.asIs}
          aria-describedby={photosHint}
          onClick={() => state.setAsIs(!state.asIs)}
        >
          {state.asIs ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />}
          {t('asIs')}
        </Button>
        <p id={photosHint} className="basis-full text-sm text-ink-soft">
          {t('photos', { size: sizeLimitOf(slots.claim) })}
        </p>
      </div>
      <RefusedFiles refused={state.refused} />
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {state.turning && t('turning')}
        {state.turned.length > 0 && t('turnedFiles', { names: state.turned.join(', ') })}
      </p>
      {here.length > 0 && (
        <ul
          ref={underWay}
          aria-label={t('uploading')}
          // A toast lies over the lower edge.
          className="mt-2 scroll-mb-32 divide-y divide-line"
        >
          {here.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => andStay(() => state.retry(upload))}
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
              onReplace={(files) => state.replace(document, files)}
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

/** Says beside the drop zone which files were refused, and why. The toast has read it out already. */
function RefusedFiles({ refused }: Pick<CheckedFiles, 'refused'>) {
  const t = useTranslations('documents.refused');
  const limits = useSlotWords(slots.claim);
  return refused.map(({ reason, names }) => (
    <Alert key={reason} tone="red" title={t(reason)} className="mt-3">
      <p>{t(`${reason}Text`, limits)}</p>
      {reason === 'type' && <p>{t('typeHelp')}</p>}
      {reason === 'size' && <p>{t('sizeHelp')}</p>}
      <p className="break-words">
        {t('names')} {names.join(', ')}
      </p>
    </Alert>
  ));
}

function UploadHint({ used }: { used: number }) {
  const t = useTranslations('documents.upload');
  const limits = useSlotWords(slots.claim);
  return (
    <div className="grid max-w-prose gap-1 text-pretty">
      <p>{t('hint', limits)}</p>
      <p>{t('guidance')}</p>
      {used > 0 && (
        <p className="figures font-semibold">{t('count', { count: used, max: limits.count })}</p>
      )}
    </div>
  );
}
