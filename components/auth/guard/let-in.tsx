'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PageSpinner } from '@/components/ui/page-spinner';
import { queries } from '@/lib/client/queries';
import type { PresentedUser } from '@/lib/identity/accounts/present';

const AwaitingVerification = dynamic(
  async () => (await import('./awaiting-verification')).AwaitingVerification,
  { loading: () => <PageSpinner /> },
);

const SecondFactorNeeded = dynamic(
  async () => (await import('@/components/auth/sign-in/second-factor-needed')).SecondFactorNeeded,
  { loading: () => <PageSpinner /> },
);

interface LetInProps {
  user: PresentedUser;
  children: ReactNode;
}

/**
 * A page for professionals who may work; the others see what they wait for, or what they have to do first. How
 * their account is guarded is known to what is in it from the beginning, so that nothing moves when it is.
 */
export function LetIn({ user, children }: LetInProps) {
  const security = useQuery(queries.security);
  if (user.status === 'pending') return <AwaitingVerification user={user} />;
  if (security.isPending) return <PageSpinner />;
  if (security.data?.secondFactorNeeded) return <SecondFactorNeeded user={user} />;
  return children;
}
