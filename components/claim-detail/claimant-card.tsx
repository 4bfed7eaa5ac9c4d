'use client';

import { useTranslations } from 'next-intl';
import { Facts } from '@/components/claim-detail/form/facts';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/present';

type ClaimantCardProps = Pick<PresentedClaim, 'claimant'> &
  Partial<Pick<PresentedClaim, 'filedBeforeProof'>>;

/** Whose claim it is. Professionals are told when that was not shown yet. */
export function ClaimantCard({ claimant, filedBeforeProof = false }: ClaimantCardProps) {
  const t = useTranslations('claim.claimant');
  return (
    <Card aria-labelledby="claimant-heading">
      <CardHeader id="claimant-heading" title={t('title')} />
      <CardBody>
        <Facts
          columns={1}
          facts={[
            { label: t('name'), value: `${claimant.firstName} ${claimant.lastName}` },
            { label: t('email'), value: claimant.email },
            ...(claimant.phone
              ? [
                  {
                    label: t('phone'),
                    value: `+91 ${claimant.phone.slice(0, 5)} ${claimant.phone.slice(5)}`,
                  },
                ]
              : []),
            { label: t('id'), value: <span className="figures text-sm">{claimant.id}</span> },
          ]}
        />
        {filedBeforeProof && <p className="mt-3 text-yellow">{t('filedBeforeProof')}</p>}
      </CardBody>
    </Card>
  );
}
