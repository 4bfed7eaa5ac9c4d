'use client';

import { AddDocuments } from '@/components/claim-detail/documents/add-documents';
import { DocumentsCard } from '@/components/claim-detail/documents/documents-card';
import { DocumentsRequired } from '@/components/claim-detail/documents/documents-required';
import { DescriptionCard } from '@/components/claim-detail/form/description-card';
import { FormDetails } from '@/components/claim-detail/form/form-details';
import { InformationCard } from '@/components/claim-detail/form/information-card';
import { MissingFields } from '@/components/claim-detail/form/missing-fields';
import { ReviewNote } from '@/components/claim-detail/status/review-note';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { VersionsCard } from '@/components/claim-detail/versions/versions-card';
import { PageMain } from '@/components/shell/page-main';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { isClosed } from '@/lib/reference/claim-status';
import { ClaimActions } from './claim-actions';
import { ClaimHeading } from './claim-heading';
import { ClaimLoader } from './claim-loader';
import { ClaimantCard } from './claimant-card';

/** A claim as its claimant sees it. */
export function ClaimantClaim({ id }: { id: string }) {
  return (
    <PageMain>
      <ClaimLoader id={id} home={paths.home}>
        {(claim) => <Claim claim={claim} />}
      </ClaimLoader>
    </PageMain>
  );
}

function Claim({ claim }: { claim: PresentedClaim }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <ClaimHeading
        claim={claim}
        home={paths.home}
        actions={!isClosed(claim.status) && <ClaimActions claim={claim} />}
      />
      <Withdrawn claim={claim} />
      <MissingFields claim={claim} link />
      <DocumentsRequired claim={claim} link />
      <ReviewNote claim={claim} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
        <InformationCard claim={claim} />
        <ClaimantCard claimant={claim.claimant} />
      </div>
      <DescriptionCard text={claim.claimDescription} />
      <DocumentsCard documents={claim.documents}>
        <AddDocuments claim={claim} />
      </DocumentsCard>
      <FormDetails claim={claim} />
      <VersionsCard claim={claim} />
    </div>
  );
}
