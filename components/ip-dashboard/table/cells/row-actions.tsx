'use client';

import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import SquarePen from 'lucide-react/icons/square-pen';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useTranslations } from 'next-intl';
import { ChatButton } from '@/components/chat/chat-button';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListedClaim } from '@/lib/claims/records/present';
import { fullName } from '@/lib/format/person';

export function RowActions({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('ip.claims');
  const { pathOf, setStatus, reassign } = useIpClaims();
  const number = claim.claimNumber;
  // A withdrawn claim stays as it is.
  const open = claim.status !== 'withdrawn';
  return (
    <div className="row-actions">
      <RowLink
        className={cn(buttonVariants({ variant: 'quiet', size: 'sm' }), 'md:w-8 md:px-0')}
        href={pathOf(claim)}
        aria-label={t('viewClaim', { number })}
        title={t('view')}
      >
        <Eye aria-hidden="true" />
        <span className="md:sr-only">{t('view')}</span>
      </RowLink>
      {claim.claimant.email !== null && (
        <ChatButton
          compact
          about={{
            claimId: claim.id,
            claimNumber: number,
            participant: fullName(claim.claimant),
          }}
        />
      )}
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

type RowButtonProps = {
  /** Beside the icon on a card; in a table its tooltip. */
  words: string;
  /** Its whole name, with the claim's number. */
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
};

function RowButton({ words, label, Icon, onPress }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="md:w-8 md:px-0"
      aria-label={label}
      title={words}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      <span className="md:sr-only">{words}</span>
    </Button>
  );
}
