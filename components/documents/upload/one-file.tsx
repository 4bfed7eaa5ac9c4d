'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { UploadRow } from '@/components/documents/upload/upload-row';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { Field } from '@/components/ui/fields/field';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

interface OneFileProps {
  label: string;
  hint: string;
  optional?: boolean;
  error?: string | undefined;
  file: PresentedDocument | null;
  onFile: (file: PresentedDocument | null) => void;
}

/** Takes one document, which waits for what it is sent with. */
export function OneFile({ label, hint, optional, error, file, onFile }: OneFileProps) {
  const t = useTranslations('transfers.file');
  const uploads = useDocumentUploads({
    documents: file ? [file] : [],
    onChange: () => undefined,
    onArrived: onFile,
  });
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
    </Field>
  );
}
