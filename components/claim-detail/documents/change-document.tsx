'use client';

import Replace from 'lucide-react/icons/replace';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RemoveDocument } from '@/components/documents/remove-document';
import { UploadRow } from '@/components/documents/upload/upload-row';
import type { DocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';
import { PurposeSelect } from './purpose-select';

type ChangeDocumentProps = { document: PresentedDocument; uploads: DocumentUploads };

/** The actions on a document of a filed claim until a professional has opened it, and the file that is to replace it. */
export function ChangeDocument({ document, uploads }: ChangeDocumentProps) {
  const t = useTranslations('documents.upload');
  const box = useRef<HTMLDivElement>(null);
  const name = document.originalFileName;
  const upload = uploads.replacing(document.id);
  if (!upload && !document.removable) return null;

  // The pressed button disappears with its row; move the focus so that the keyboard does not lose it.
  function andStay(act: () => void) {
    act();
    box.current?.focus();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex basis-full flex-wrap items-center gap-2 rounded-md sm:pl-8 print:hidden"
    >
      {upload ? (
        <ul aria-label={t('takesPlace', { name })} className="w-full">
          <UploadRow
            upload={upload}
            onRetry={() => andStay(() => uploads.retry(upload))}
            onRemove={() => andStay(() => uploads.remove(upload.key))}
          />
        </ul>
      ) : (
        <>
          <PurposeSelect document={document} />
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('replaceFile', { name })}
            onClick={() =>
              askForFiles({ accept: acceptOf(slots.claim) }, (files) =>
                uploads.replace(document, files),
              )
            }
          >
            <Replace aria-hidden="true" />
            {t('replace')}
          </Button>
          <RemoveDocument document={document} />
        </>
      )}
    </div>
  );
}
