'use client';

import { type ReactNode, useEffect } from 'react';
import { LogOutPlace, useGoing } from '@/components/shell/account/log-out';
import { UserContext } from '@/components/shell/session/use-user';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/role';
import { tellActivity } from '@/lib/client/mutations/sign-in';
import { watchActivity } from '@/lib/client/request/activity';
import type { PresentedUser } from '@/lib/identity/accounts/present';

const LiveUpdates = onDemand(
  async () => (await import('@/components/shell/session/live-updates')).LiveUpdates,
  {
    quiet: true,
  },
);

const NameNeeded = onDemand(async () => (await import('./name-needed')).NameNeeded, {
  loading: PageSpinner,
});

type SignedInProps = {
  user: PresentedUser;
  /** Covers the page while the person's session has ended and they may come back. */
  away?: ReactNode;
  children: ReactNode;
};

/**
 * Gives its children the person who is signed in, and keeps them up to date while they may work. A person without a name cannot
 * go on.
 */
export function SignedIn({ user, away = null, children }: SignedInProps) {
  const left = useGoing() === 'left';
  return (
    <UserContext key={user.id} value={user}>
      {!left && (user.firstName ? children : <NameNeeded user={user} />)}
      {user.status === 'active' && !away && !left && <LiveUpdates />}
      {away}
      {isProfessional(user.role) && <Activity />}
      <LogOutPlace user={user} />
    </UserContext>
  );
}

/** Renders nothing; tells the server whether somebody is at the page. */
function Activity() {
  useEffect(() => watchActivity(tellActivity), []);
  return null;
}
