'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Replace from 'lucide-react/icons/replace';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RemoveDocument } from '@/components/documents/remove-document';
import { UploadRow } from '@/components/documents/upload/upload-row';
import type { DocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { useHydrated } from '@/components/shell/use-hydrated';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toast } from '@/components/ui/toast/toast';
import { documentMutations, showDocuments } from '@/lib/client/mutations/documents';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { isPurpose, purposes } from '@/lib/documents/content/purposes';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

type ChangeDocumentProps = { document: PresentedDocument; uploads: DocumentUploads };

/** What a claimant can do with a document of a filed claim until a professional has opened it, and the upload that replaces it. */
export function ChangeDocument({ document, uploads }: ChangeDocumentProps) {
  const t = useTranslations('documents.upload');
  const box = useRef<HTMLDivElement>(null);
  const name = document.originalFileName;
  const upload = uploads.replacing(document.id);
  if (!upload && !document.removable) return null;

  // The pressed button disappears with its row, so the focus moves; otherwise the keyboard would lose it.
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

function PurposeSelect({ document }: { document: PresentedDocument }) {
  const t = useTranslations('documents');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { documentType, id, originalFileName: name } = document;
  const { mutate, isPending, variables } = useMutation({
    ...documentMutations.describe,
    onSuccess(changed) {
      // Shows the new purpose at once, even if the network fails before the claim loads.
      if (changed.claimId)
        showDocuments(client, changed.claimId, (documents) =>
          documents.map((one) => (one.id === id ? { ...one, ...changed } : one)),
        );
      toast({ variant: 'success', title: t('describe.done', { name }) });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('describe.failed'),
        description: errorText(error),
      }),
  });
  // A choice made before the page is interactive would be lost.
  const alive = useHydrated();
  const said = isPurpose(documentType) ? documentType : null;
  return (
    <div className="w-full sm:w-72">
      <NativeSelect
        aria-label={t('describe.label', { name })}
        aria-busy={isPending}
        disabled={!alive}
        className="text-sm md:h-8"
        value={(isPending ? variables.purpose : said) ?? ''}
        placeholder={t('upload.purposeUnsaid')}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        onChange={({ target: { value } }) =>
          mutate({ id, purpose: isPurpose(value) ? value : null })
        }
      />
    </div>
  );
}
