'use client';

import { useTranslations } from 'next-intl';
import { Facts } from '@/components/claim-detail/form/facts';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/present';
import { fullName } from '@/lib/format/person';

/** Whose claim it is, for whoever filed it. */
export function ClaimantCard({ claimant }: Pick<PresentedClaim, 'claimant'>) {
  const t = useTranslations('claim.claimant');
  return (
    <Card aria-labelledby="claimant-heading">
      <CardHeader id="claimant-heading" title={t('title')} />
      <CardBody>
        <Facts
          columns={1}
          facts={[
            { label: t('name'), value: fullName(claimant) },
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
      </CardBody>
    </Card>
  );
}
