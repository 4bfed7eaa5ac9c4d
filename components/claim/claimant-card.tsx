'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { Facts } from '@/components/claim/form/facts';
import { CardBody } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { fullName } from '@/lib/format/person';

interface ClaimantCardProps extends Pick<PresentedClaim, 'claimant'> {
  folded?: boolean;
}

/** For the person who filed the claim. */
export function ClaimantCard({ claimant, folded }: ClaimantCardProps) {
  const t = useTranslations('claim.claimant');
  return (
    <FoldingCard name="claimant" title={t('title')} folded={folded}>
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
    </FoldingCard>
  );
}
