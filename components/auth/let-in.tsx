'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PageSpinner } from '@/components/ui/page-spinner';
import type { PresentedUser } from '@/lib/users/present';

const AwaitingVerification = dynamic(
  async () => (await import('./awaiting-verification')).AwaitingVerification,
  { loading: () => <PageSpinner /> },
);

const SecondFactorNeeded = dynamic(
  async () => (await import('./second-factor-needed')).SecondFactorNeeded,
  { loading: () => <PageSpinner /> },
);

interface LetInProps {
  user: PresentedUser;
  children: ReactNode;
}

/** A page for professionals who may work; the others see what they wait for, or what they have to do first. */
export function LetIn({ user, children }: LetInProps) {
  if (user.status === 'pending') return <AwaitingVerification user={user} />;
  if (user.secondFactorNeeded) return <SecondFactorNeeded user={user} />;
  return children;
}
