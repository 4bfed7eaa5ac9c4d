'use client';

import Eye from 'lucide-react/icons/eye';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

type RowActionsProps = {
  claim: ListedClaim;
  /** Left out for those who may not assign claims. */
  onReassign: ((claim: ListedClaim) => void) | undefined;
};

export function RowActions({ claim, onReassign }: RowActionsProps) {
  const t = useTranslations('ip.claims');
  const number = claim.claimNumber;
  return (
    <div className="flex gap-1 max-md:-ml-3 max-md:flex-wrap">
      <Button asChild variant="quiet" size="sm">
        <Link href={paths.ipClaim(claim.id)} aria-label={t('viewClaim', { number })}>
          <Eye aria-hidden="true" />
          <span className="md:sr-only">{t('view')}</span>
        </Link>
      </Button>
      {onReassign && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('reassignClaim', { number })}
          onClick={() => onReassign(claim)}
        >
          <UserRoundPen aria-hidden="true" />
          <span className="md:sr-only">{t('reassign')}</span>
        </Button>
      )}
    </div>
  );
}
