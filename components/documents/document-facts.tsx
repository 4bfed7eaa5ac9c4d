'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isPurpose } from '@/lib/documents/content/purposes';
import type { PresentedDocument } from '@/lib/documents/present';
import { formatDate } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { TypeIcon } from './type-icon';

interface DocumentFactsProps {
  document: PresentedDocument;
  /** Replaces the icon of the kind of file. */
  picture?: ReactNode;
}

export function DocumentFacts({ document, picture }: DocumentFactsProps) {
  const t = useTranslations('documents');
  const language = useLocale();
  const { documentType, removable } = document;
  const facts = [
    // Where the person can change the purpose, a choice shows it.
    ...(isPurpose(documentType) && !removable ? [t(`purposes.${documentType}`)] : []),
    formatFileSize(document.fileSize),
    t('list.uploadedOn', { date: formatDate(document.uploadedAt, language) }),
    t(`scan.${document.scanStatus}`),
  ];
  return (
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      {picture ?? <TypeIcon mimeType={document.mimeType} />}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{document.originalFileName}</p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
