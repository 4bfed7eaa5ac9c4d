'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { nextSteps, standingOfWhole } from '@/lib/claims/records/next-steps';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { DocumentsLink } from './documents-link';

interface DocumentsRequiredProps {
  claim: PresentedClaim;
  link?: boolean;
}

/** Somebody filed this claim for its claimant, and nobody has added documents yet. */
const lacksDocuments = (claim: PresentedClaim) => nextSteps.documents.is(standingOfWhole(claim));

export function DocumentsRequired({ claim, link = false }: DocumentsRequiredProps) {
  const t = useTranslations('claim.documentsRequired');
  const { documentUploadInstructions: given } = claim.claimData;
  if (!lacksDocuments(claim)) return null;
  return (
    <Alert tone="amber" title={t('title')} actions={link && <DocumentsLink />}>
      <p className="whitespace-pre-line wrap-anywhere">
        {typeof given === 'string' && given.trim() ? given : t('text')}
      </p>
    </Alert>
  );
}
