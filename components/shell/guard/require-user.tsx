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
  /** Decides where an anonymous visitor signs in. */
  side: Side;
  /**
   * Signs a person whose session ended without a sign-out in again, over the page as they left it. Without it they go to the
   * sign-in page.
   */
  again?: ReactNode;
  children: ReactNode;
}

/** Renders its children for the signed-in person; sends anybody else to sign in and back here. */
export function RequireUser({ side, again, children }: RequireUserProps) {
  const current = useCurrentUser();
  const token = useToken();
  // Asked together with who is signed in: professionals' pages wait for both, see require-active-professional.tsx.
  useQuery({ ...queries.security, enabled: side === 'ip' && Boolean(token) });
  const router = useRouter();
  const before = useLastKnown(current);
  const anonymous = current.state === 'anonymous';
  const away = current.state === 'anonymous' && current.ended && again !== undefined && before;
  useEffect(() => {
    if (!anonymous || away) return;
    // After a long page, the window would stay at its foot.
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

/** The last person known on this page; null before the first. */
function useLastKnown(current: CurrentUser) {
  const [last, setLast] = useState<PresentedUser | null>(null);
  if (current.state === 'known' && current.user !== last) setLast(current.user);
  return last;
}
