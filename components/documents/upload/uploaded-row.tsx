'use client';

import Replace from 'lucide-react/icons/replace';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { FileButton } from '@/components/documents/file-button';
import { SentDocument } from '@/components/documents/sent-document';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { PresentedDocument } from '@/lib/documents/present';

interface UploadedRowProps {
  document: PresentedDocument;
  onReplace: (files: File[]) => void;
  onRemove: () => void;
}

export function UploadedRow({ document, onReplace, onRemove }: UploadedRowProps) {
  const t = useTranslations('documents.upload');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <SentDocument document={document} />
      <FileButton action="view" document={document} />
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('replaceFile', { name: document.originalFileName })}
        onClick={() => askForFiles({ accept: acceptOf(slots.claim) }, onReplace)}
      >
        <Replace aria-hidden="true" />
        {t('replace')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('removeFile', { name: document.originalFileName })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
        {t('dismiss')}
      </Button>
    </li>
  );
}
