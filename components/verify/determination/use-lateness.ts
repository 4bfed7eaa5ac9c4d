'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PresentedClaim } from '@/lib/claims/present';
import { queries } from '@/lib/client/queries';
import type { CaseDays } from '@/lib/law/clock';
import type { LateFacts } from '@/lib/law/late-binds';

/** How late a claim is, by which the law says whether something of it may be admitted. */
export interface Lateness {
  facts: LateFacts;
  days: CaseDays;
}

/** How late the open claim is; undefined until the days of the case are loaded. */
export function useLateness({ submittedAt, lateTrack }: PresentedClaim): Lateness | undefined {
  const days = useQuery(queries.case).data;
  const state = lateTrack?.state ?? 'received';
  return useMemo(
    () =>
      days && {
        days,
        facts: { receivedAt: new Date(submittedAt), lateStep: state === 'received' ? null : state },
      },
    [days, submittedAt, state],
  );
}
