'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedFirst, useFailedFirst } from '@/components/documents/upload/failed-first';
import { UploadRow } from '@/components/documents/upload/upload-row';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { Field } from '@/components/ui/fields/field';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

/** One document that waits to be attached to what it is sent with. */
export function useOneFile() {
  const [file, setFile] = useState<PresentedDocument | null>(null);
  const uploads = useDocumentUploads({
    documents: file ? [file] : [],
    onChange: () => undefined,
    onArrived: setFile,
  });
  const { asking, mayGo } = useFailedFirst(uploads);
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  return {
    file,
    uploads,
    asking,
    busy,
    /** Whether it may be sent as it is: it arrived, or none was chosen. Asks once about one that did not arrive. */
    mayGo: () => !busy && mayGo(),
  };
}

interface OneFileProps {
  label: string;
  hint: string;
  optional?: boolean;
  error?: string | undefined;
  chosen: ReturnType<typeof useOneFile>;
}

/** Where that document is chosen. */
export function OneFile({ label, hint, optional, error, chosen }: OneFileProps) {
  const t = useTranslations('transfers.file');
  const { file, uploads, asking } = chosen;
  return (
    <Field group label={label} required={!optional} hint={hint} error={error}>
      {file && <p className="mb-2 wrap-anywhere">{file.originalFileName}</p>}
      {uploads.uploads.length > 0 && (
        <ul aria-label={t('uploading')} className="divide-y divide-line">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        onClick={() => askForFiles({ accept: acceptOf(slots.claim) }, uploads.choose)}
      >
        <Paperclip aria-hidden="true" />
        {t(file ? 'another' : 'choose')}
      </Button>
      <FailedFirst asking={asking} />
    </Field>
  );
}
