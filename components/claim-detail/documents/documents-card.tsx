'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DocumentList } from '@/components/documents/document-list';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedDocument } from '@/lib/documents/present';

interface DocumentsCardProps {
  documents: PresentedDocument[];
  /** What stands below a document, to change it. */
  changes?: (document: PresentedDocument) => ReactNode;
  /** Where more can be added. */
  children?: ReactNode;
}

/** The papers of the claim. */
export function DocumentsCard({ documents, changes, children }: DocumentsCardProps) {
  const t = useTranslations('claim.documents');
  return (
    <Card id="documents" aria-labelledby="documents-heading" className="scroll-mt-4">
      <CardHeader
        id="documents-heading"
        title={t('title')}
        {...(documents.length > 0 ? { text: t('count', { count: documents.length }) } : {})}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DocumentList documents={documents} changes={changes} />
        {children}
      </CardBody>
    </Card>
  );
}
