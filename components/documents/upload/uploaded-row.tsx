'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { DocumentFacts } from '@/components/documents/document-facts';
import { Button } from '@/components/ui/button';
import type { PresentedDocument } from '@/lib/documents/present';

interface UploadedRowProps {
  document: PresentedDocument;
  onRemove: () => void;
}

/** A file that is uploaded and belongs to no claim yet. */
export function UploadedRow({ document, onRemove }: UploadedRowProps) {
  const t = useTranslations('documents.upload');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <DocumentFacts document={document} />
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
