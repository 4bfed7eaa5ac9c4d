'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Failure } from '@/components/shell/failure';
import { SignedIn } from '@/components/shell/guard/signed-in';
import type { Side } from '@/components/shell/session/side';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { loginFromHere } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import { type CurrentUser, useCurrentUser, useToken } from '@/lib/client/session/current-user';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface RequireUserProps {
  /** Whose page it is: decides where an anonymous visitor signs in. */
  side: Side;
  /** What lets somebody whose session ended by itself in again, over the page as they left it; else they are sent away. */
  again?: ReactNode;
  children: ReactNode;
}

/** Draws its children for the signed-in person; sends anybody else to sign in and back here. */
export function RequireUser({ side, again, children }: RequireUserProps) {
  const current = useCurrentUser();
  const token = useToken();
  // Asked while it is asked who one is: professionals' pages wait for both, see require-active-professional.tsx.
  useQuery({ ...queries.security, enabled: side === 'ip' && Boolean(token) });
  const router = useRouter();
  const before = useLastKnown(current);
  const anonymous = current.state === 'anonymous';
  const away = current.state === 'anonymous' && current.ended && again !== undefined && before;
  useEffect(() => {
    if (!anonymous || away) return;
    // A long page that is taken away leaves the window at its foot.
    window.scrollTo(0, 0);
    router.replace(loginFromHere(side));
  }, [anonymous, away, router, side]);
  const user = current.state === 'known' ? current.user : away ? before : null;
  if (user) {
    return (
      <SignedIn user={user} away={away ? again : null}>
        {children}
      </SignedIn>
    );
  }
  if (current.state === 'failed') return <Failure digest={undefined} onRetry={current.retry} />;
  return <PageSpinner />;
}

/** Who was known last on this page; null before anybody was. */
function useLastKnown(current: CurrentUser) {
  const [last, setLast] = useState<PresentedUser | null>(null);
  if (current.state === 'known' && current.user !== last) setLast(current.user);
  return last;
}
