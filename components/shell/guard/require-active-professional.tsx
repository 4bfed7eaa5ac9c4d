'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { queries } from '@/lib/client/queries/queries';

const AwaitingVerification = onDemand(
  async () => (await import('./awaiting-verification')).AwaitingVerification,
  { loading: PageSpinner },
);

const SecondFactorNeeded = onDemand(
  async () => (await import('./second-factor-needed')).SecondFactorNeeded,
  { loading: PageSpinner },
);

/**
 * Renders its children for professionals who may work; the others see what they wait for or have to do. The children find
 * `queries.security` answered, so that nothing moves when the answer comes.
 */
export function RequireActiveProfessional({ children }: { children: ReactNode }) {
  const user = useUser();
  const security = useQuery(queries.security);
  if (user.status === 'pending') return <AwaitingVerification user={user} />;
  if (security.isPending) return <PageSpinner />;
  if (security.data?.secondFactorNeeded) return <SecondFactorNeeded user={user} />;
  return children;
}
