'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldingCard } from '@/components/claim/folding-card';
import { DocumentList } from '@/components/documents/document-list';
import { CardBody } from '@/components/ui/card';
import type { PresentedDocument } from '@/lib/documents/present';

interface DocumentsCardProps {
  documents: PresentedDocument[];
  /** Stands below a document, to change it. */
  changes?: (document: PresentedDocument) => ReactNode;
  children?: ReactNode;
  folded?: boolean;
}

export function DocumentsCard({ documents, changes, children, folded }: DocumentsCardProps) {
  const t = useTranslations('claim.documents');
  return (
    <FoldingCard
      name="documents"
      title={t('title')}
      text={documents.length > 0 ? t('count', { count: documents.length }) : undefined}
      folded={folded}
    >
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DocumentList documents={documents} changes={changes} />
        {children}
      </CardBody>
    </FoldingCard>
  );
}
