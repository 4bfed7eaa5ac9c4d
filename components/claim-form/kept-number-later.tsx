'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** {@link KeptNumber}, fetched once there is one. */
export const KeptNumber = dynamic(async () => (await import('./kept-number')).KeptNumber, {
  loading: () => <Skeleton className="h-11" />,
});
