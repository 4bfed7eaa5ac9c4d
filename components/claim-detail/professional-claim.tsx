'use client';

import { AuditCard } from '@/components/claim-detail/audit/audit-card';
import { DocumentsCard } from '@/components/claim-detail/documents/documents-card';
import { DocumentsRequired } from '@/components/claim-detail/documents/documents-required';
import { DescriptionCard } from '@/components/claim-detail/form/description-card';
import { FormDetails } from '@/components/claim-detail/form/form-details';
import { InformationCard } from '@/components/claim-detail/form/information-card';
import { MissingFields } from '@/components/claim-detail/form/missing-fields';
import { SameNumbers } from '@/components/claim-detail/form/same-numbers';
import { ClaimNeighbours } from '@/components/claim-detail/neighbours/claim-neighbours';
import { AssignCard } from '@/components/claim-detail/status/assign-card';
import { StatusCard } from '@/components/claim-detail/status/status-card';
import { Withdrawn } from '@/components/claim-detail/status/withdrawn';
import { VersionsCard } from '@/components/claim-detail/versions/versions-card';
import { PageMain } from '@/components/shell/page-main';
import { useUser } from '@/components/shell/session/signed-in';
import { may } from '@/lib/access/permissions';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { ClaimHeading } from './claim-heading';
import { ClaimLoader } from './claim-loader';
import { ClaimantCard } from './claimant-card';

/** A claim as the insolvency professionals see it. */
export function ProfessionalClaim({ id }: { id: string }) {
  return (
    <PageMain>
      <ClaimNeighbours id={id} />
      <ClaimLoader id={id} home={paths.ipDashboard}>
        {(claim) => <Claim claim={claim} />}
      </ClaimLoader>
    </PageMain>
  );
}

function Claim({ claim }: { claim: PresentedClaim }) {
  const { role } = useUser();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 xl:col-span-2">
        <ClaimHeading claim={claim} />
        <Withdrawn claim={claim} />
        <MissingFields claim={claim} />
        <DocumentsRequired claim={claim} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 md:grid-cols-2 [&>:only-child]:col-span-full xl:order-last xl:grid-cols-1 xl:[@media(min-height:56rem)]:sticky xl:[@media(min-height:56rem)]:top-4">
        {may(role, 'claim.setStatus') && <StatusCard claim={claim} />}
        {may(role, 'claim.assign') && <AssignCard claim={claim} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
          <InformationCard claim={claim} />
          <ClaimantCard claimant={claim.claimant} filedBeforeProof={claim.filedBeforeProof} />
        </div>
        <DescriptionCard text={claim.claimDescription} />
        <DocumentsCard documents={claim.documents} />
        <FormDetails claim={claim} />
        {may(role, 'claim.findSame') && <SameNumbers claimId={claim.id} />}
        <VersionsCard claim={claim} />
        {may(role, 'claim.audit') && <AuditCard claim={claim} />}
      </div>
    </div>
  );
}
