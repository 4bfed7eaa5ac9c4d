'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PresentedDocument } from '@/lib/documents/present';
import { DocumentFacts } from './document-facts';
import { FileButton } from './file-button';

interface DocumentListProps {
  documents: PresentedDocument[];
  changes?: ((document: PresentedDocument) => ReactNode) | undefined;
}

export function DocumentList({ documents, changes }: DocumentListProps) {
  const t = useTranslations('documents.list');
  if (documents.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul aria-label={t('label')} className="divide-y divide-line">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <DocumentFacts document={document} />
          <div className="flex flex-wrap gap-2">
            <FileButton action="view" document={document} />
            <FileButton action="download" document={document} />
          </div>
          {changes?.(document)}
        </li>
      ))}
    </ul>
  );
}
