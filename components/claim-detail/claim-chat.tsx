'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ChatButton } from '@/components/chat/chat-button';
import { useUser } from '@/components/shell/session/signed-in';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/present';
import { fullName } from '@/lib/format/person';

const ask = 'openChat';

interface ClaimChatProps {
  claim: PresentedClaim;
  /** Whether `openChat=true` in the address opens it on arrival; of several on a page only one does. */
  onArrival?: boolean;
}

/** The conversation about the claim one looks at. */
export function ClaimChat({ claim, onArrival = true }: ClaimChatProps) {
  const { role } = useUser();
  const t = useTranslations('chat');
  const asked = useSearchParams().get(ask) === 'true' && onArrival;
  const { claimant, assignedTo } = claim;
  const other = isProfessional(role) ? claimant : assignedTo;
  const participant = other ? fullName(other) : t('team');
  return (
    <ChatButton
      about={{ claimId: claim.id, claimNumber: claim.claimNumber, participant }}
      asked={asked}
      onClose={() => {
        const address = new URL(window.location.href);
        if (!address.searchParams.has(ask)) return;
        address.searchParams.delete(ask);
        window.history.replaceState(null, '', address);
      }}
    />
  );
}
