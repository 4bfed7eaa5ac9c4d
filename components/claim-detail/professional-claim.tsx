'use client';

import { LetIn } from '@/components/auth/let-in';
import { RequireUser } from '@/components/auth/require-user';
import { PageMain } from '@/components/layout/page-main';
import { may } from '@/lib/access/permissions';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { AssignCard } from './assign-card';
import { AuditCard } from './audit-card';
import { ClaimHeading } from './claim-heading';
import { ClaimLoader } from './claim-loader';
import { ClaimNeighbours } from './claim-neighbours';
import { ClaimantCard } from './claimant-card';
import { DescriptionCard } from './description-card';
import { DocumentsCard } from './documents-card';
import { DocumentsRequired } from './documents-required';
import { FormDetails } from './form-details';
import { InformationCard } from './information-card';
import { MissingFields } from './missing-fields';
import { ProfessionalHeader } from './professional-header';
import { SameNumbers } from './same-numbers';
import { StatusCard } from './status-card';
import { VersionsCard } from './versions-card';
import { Withdrawn } from './withdrawn';

/** A claim as the insolvency professionals see it. */
export function ProfessionalClaim({ id }: { id: string }) {
  return (
    <RequireUser side="ip">
      {(user) => (
        <LetIn user={user}>
          <ProfessionalHeader user={user} />
          <PageMain>
            <ClaimNeighbours id={id} />
            <ClaimLoader id={id} home={paths.ipDashboard}>
              {(claim) => <Claim claim={claim} user={user} />}
            </ClaimLoader>
          </PageMain>
        </LetIn>
      )}
    </RequireUser>
  );
}

function Claim({ claim, user }: { claim: PresentedClaim; user: PresentedUser }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 xl:col-span-2">
        <ClaimHeading claim={claim} user={user} />
        <Withdrawn claim={claim} />
        <MissingFields claim={claim} />
        <DocumentsRequired claim={claim} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 md:grid-cols-2 [&>:only-child]:col-span-full xl:order-last xl:grid-cols-1 xl:[@media(min-height:56rem)]:sticky xl:[@media(min-height:56rem)]:top-4">
        {may(user.role, 'claim.setStatus') && <StatusCard claim={claim} />}
        {may(user.role, 'claim.assign') && <AssignCard claim={claim} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
          <InformationCard claim={claim} />
          <ClaimantCard claimant={claim.claimant} />
        </div>
        <DescriptionCard text={claim.claimDescription} />
        <DocumentsCard documents={claim.documents} />
        <FormDetails claim={claim} />
        {may(user.role, 'claim.findSame') && <SameNumbers claimId={claim.id} />}
        <VersionsCard claim={claim} />
        {may(user.role, 'claim.audit') && <AuditCard claim={claim} />}
      </div>
    </div>
  );
}
