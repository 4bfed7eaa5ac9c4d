'use client';

import { useTranslations } from 'next-intl';
import { DescriptionCard } from '@/components/claim/form/description-card';
import { FormDetails } from '@/components/claim/form/form-details';
import { InformationCard } from '@/components/claim/form/information-card';
import { Alert } from '@/components/ui/alert';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { ClaimHeading } from './claim-heading';
import { ClaimantCard } from './claimant-card';
import { DocumentsCard } from './documents-card';
import { ExaminedContact } from './examined-contact';

/** A claim in quarantine, as the person who filed it sees it: nobody can change it. */
export function ExaminedClaim({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.examined');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
      <ClaimHeading claim={claim} home={paths.home} />
      <Alert tone="amber" title={t('title')}>
        <p>{t('text')}</p>
        <ExaminedContact />
      </Alert>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 md:grid-cols-2">
        <InformationCard claim={claim} />
        <ClaimantCard claimant={claim.claimant} />
      </div>
      <DescriptionCard text={claim.claimDescription} />
      <DocumentsCard documents={claim.documents} />
      <FormDetails claim={claim} />
    </div>
  );
}
