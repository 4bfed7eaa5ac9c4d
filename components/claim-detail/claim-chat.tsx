'use client';

import { useSearchParams } from 'next/navigation';
import { ChatButton } from '@/components/chat/chat-button';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { useChatAbout } from './use-chat-about';

const ask = 'openChat';

interface ClaimChatProps {
  claim: PresentedClaim;
  /** `openChat=true` in the address opens it. Of several on a page, only one has this. */
  onArrival?: boolean;
}

export function ClaimChat({ claim, onArrival = true }: ClaimChatProps) {
  const about = useChatAbout(claim);
  const asked = useSearchParams().get(ask) === 'true' && onArrival;
  return (
    <ChatButton
      about={about}
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
