'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { nextSteps, standingOfWhole } from '@/lib/claims/records/next-steps';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { DocumentsLink } from './documents-link';

interface DocumentsRequiredProps {
  claim: PresentedClaim;
  /** A claimant is led to where they can be uploaded; a professional reads what the claimant was asked. */
  reader: 'claimant' | 'professional';
}

/** Somebody filed this claim for its claimant, and nobody has added documents yet. */
const lacksDocuments = (claim: PresentedClaim) => nextSteps.documents.is(standingOfWhole(claim));

/** Asks for the papers of a claim that was filed without them. */
export function DocumentsRequired({ claim, reader }: DocumentsRequiredProps) {
  const t = useTranslations('claim.documentsRequired');
  const { documentUploadInstructions: given } = claim.claimData;
  if (!lacksDocuments(claim)) return null;
  const own = typeof given === 'string' && given.trim() ? given : null;
  return (
    <Alert tone="amber" title={t('title')} actions={reader === 'claimant' && <DocumentsLink />}>
      {reader === 'professional' && <p>{t(own ? 'asked' : 'askedText')}</p>}
      {(own || reader === 'claimant') && (
        <p className="whitespace-pre-line wrap-anywhere">{own ?? t('text')}</p>
      )}
    </Alert>
  );
}
