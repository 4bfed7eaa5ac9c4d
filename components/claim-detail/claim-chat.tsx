'use client';

import { useSearchParams } from 'next/navigation';
import { ChatButton } from '@/components/chat/chat-button';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { useChatAbout } from './use-chat-about';

const ask = 'openChat';

interface ClaimChatProps {
  claim: PresentedClaim;
  /** Whether `openChat=true` in the address opens it on arrival; of several on a page only one does. */
  onArrival?: boolean;
}

/** The conversation about the claim one looks at. */
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
