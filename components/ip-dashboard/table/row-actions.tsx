'use client';

import Eye from 'lucide-react/icons/eye';
import SquarePen from 'lucide-react/icons/square-pen';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useTranslations } from 'next-intl';
import { ChatButton } from '@/components/chat/chat-button';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/present';
import { useIpClaims } from './ip-claims-context';
import { RowButton } from './row-button';

export function RowActions({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('ip.claims');
  const { pathOf, setStatus, reassign } = useIpClaims();
  const number = claim.claimNumber;
  // What was withdrawn stays as it is.
  const open = claim.status !== 'withdrawn';
  return (
    <div className="flex flex-wrap gap-1 -ml-3 md:-ml-2 md:w-18 min-[87.5rem]:w-35">
      <Button asChild variant="quiet" size="sm" className="md:w-8 md:px-0">
        <RowLink href={pathOf(claim)} aria-label={t('viewClaim', { number })} title={t('view')}>
          <Eye aria-hidden="true" />
          <span className="md:sr-only">{t('view')}</span>
        </RowLink>
      </Button>
      <ChatButton
        compact
        about={{
          claimId: claim.id,
          claimNumber: number,
          participant: `${claim.claimant.firstName} ${claim.claimant.lastName}`,
        }}
      />
      {open && (
        <RowButton
          words={t('setStatus')}
          label={t('setStatusOf', { number })}
          Icon={SquarePen}
          onPress={() => setStatus(claim)}
        />
      )}
      {open && reassign && (
        <RowButton
          words={t('reassign')}
          label={t('reassignClaim', { number })}
          Icon={UserRoundPen}
          onPress={() => reassign(claim)}
        />
      )}
    </div>
  );
}
