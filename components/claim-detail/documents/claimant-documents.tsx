'use client';

import type { PresentedClaim } from '@/lib/claims/present';
import { ChangeDocument } from './change-document';
import { DocumentsCard } from './documents-card';
import { MoreDocuments } from './more-documents';
import { useClaimUploads } from './use-claim-uploads';

/** The papers of the claimant's own claim: more can be added until it is decided, and changed until somebody has opened them. */
export function ClaimantDocuments({ claim }: { claim: PresentedClaim }) {
  const uploads = useClaimUploads(claim);
  return (
    <DocumentsCard
      documents={claim.documents}
      changes={(document) => <ChangeDocument document={document} uploads={uploads} />}
    >
      <MoreDocuments claim={claim} uploads={uploads} />
    </DocumentsCard>
  );
}
