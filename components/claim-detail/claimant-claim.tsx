'use client';

import { RequireUser } from '@/components/auth/require-user';
import { PageMain } from '@/components/layout/page-main';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { isClosed } from '@/lib/reference/claim-status';
import { AddDocuments } from './add-documents';
import { ClaimActions } from './claim-actions';
import { ClaimHeading } from './claim-heading';
import { ClaimLoader } from './claim-loader';
import { ClaimantCard } from './claimant-card';
import { ClaimantHeader } from './claimant-header';
import { DescriptionCard } from './description-card';
import { DocumentsCard } from './documents-card';
import { DocumentsRequired } from './documents-required';
import { FormDetails } from './form-details';
import { InformationCard } from './information-card';
import { MissingFields } from './missing-fields';
import { ReviewNote } from './review-note';
import { VersionsCard } from './versions-card';
import { Withdrawn } from './withdrawn';

/** A claim as its claimant sees it. */
export function ClaimantClaim({ id }: { id: string }) {
  return (
    <RequireUser side="claimant">
      {(user) => (
        <>
          <ClaimantHeader user={user} />
          <PageMain>
            <ClaimLoader id={id} home={paths.home}>
              {(claim) => <Claim claim={claim} user={user} />}
            </ClaimLoader>
          </PageMain>
        </>
      )}
    </RequireUser>
  );
}

function Claim({ claim, user }: { claim: PresentedClaim; user: PresentedUser }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <ClaimHeading
        claim={claim}
        home={paths.home}
        user={user}
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
