'use client';

import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useContext } from 'react';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import { isProfessional } from '@/lib/access/permissions';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { Activity } from './activity';

const LiveUpdates = dynamic(async () => (await import('./live-updates')).LiveUpdates, {
  loading: renderNothing,
});

const NameNeeded = dynamic(
  async () => (await import('@/components/shell/guard/name-needed')).NameNeeded,
  {
    loading: () => <PageSpinner />,
  },
);

const UserContext = createContext<PresentedUser | null>(null);

type SignedInProps = { user: PresentedUser; children: ReactNode };

/**
 * Tells what is inside who is signed in, and keeps it up to date while they may work. Nobody goes on without a name.
 */
export function SignedIn({ user, children }: SignedInProps) {
  return (
    <UserContext key={user.id} value={user}>
      {user.firstName ? children : <NameNeeded user={user} />}
      {user.status === 'active' && <LiveUpdates />}
      {isProfessional(user.role) && <Activity />}
    </UserContext>
  );
}

/** The signed-in person. Throws outside SignedIn. */
export function useUser(): PresentedUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is called outside SignedIn');
  return user;
}
