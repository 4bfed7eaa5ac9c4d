'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClaimantStatus } from '@/components/claims/claimant-status';
import { BackLink } from '@/components/shell/back/back-link';
import { usePageTitle } from '@/components/shell/use-page-title';
import { Badge } from '@/components/ui/badge';
import type { PresentedClaim } from '@/lib/claims/records/present';

interface ClaimHeadingProps {
  claim: PresentedClaim;
  /** Where 'Back' leads; absent where the page has its own way back. */
  home?: string;
  actions?: ReactNode;
}

export function ClaimHeading({ claim, home, actions }: ClaimHeadingProps) {
  const t = useTranslations('claim');
  const { claimNumber } = claim;
  usePageTitle(claimNumber);
  return (
    <div>
      {home && <BackLink home={home} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="figures text-2xl text-peacock-deep sm:text-3xl">{claimNumber}</h1>
        <span className="flex flex-wrap items-center gap-2">
          <ClaimantStatus claim={claim} />
          {claim.isLate && (
            <Badge tone="yellow" title={t('lateHint')}>
              {t('late')}
            </Badge>
          )}
        </span>
        <span className="flex flex-wrap gap-2 sm:ml-auto">{actions}</span>
      </div>
    </div>
  );
}
