'use client';

import { useTranslations } from 'next-intl';
import { needsDocuments } from '@/components/claims/needs-documents';
import { Alert } from '@/components/ui/alert';
import type { ListedClaim } from '@/lib/claims/present';

/** Asks for the papers of claims that somebody else filed for this person. */
export function DocumentsRequired({ claims }: { claims: ListedClaim[] }) {
  const t = useTranslations('dashboard.documentsRequired');
  const count = claims.filter(needsDocuments).length;
  if (count === 0) return null;
  return (
    <Alert tone="amber" title={t('title')}>
      {t('text', { count })}
    </Alert>
  );
}
