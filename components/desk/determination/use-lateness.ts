'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { dayInIndia } from '@/lib/format/date';
import type { CaseDays } from '@/lib/law/clock';
import type { DayFacts } from '@/lib/law/effective-day';

/** How late a claim is: the law decides by it whether something may be admitted. */
export interface Lateness {
  /** Without transfers, which only the server knows. */
  facts: DayFacts;
  days: CaseDays;
  /** In India, `YYYY-MM-DD`. */
  today: string;
}

/** Undefined until the days of the case are loaded. */
export function useLateness({ submittedAt, lateTrack }: PresentedClaim): Lateness | undefined {
  const days = useQuery(queries.case).data;
  const { state, since } = lateTrack ?? { state: 'received', since: null };
  return useMemo(
    () =>
      days && {
        days,
        today: dayInIndia(new Date()),
        facts: {
          receivedAt: new Date(submittedAt),
          lateStep: state === 'received' ? null : state,
          lateStepOn: state === 'received' ? null : since,
          transferredOn: null,
        },
      },
    [days, submittedAt, state, since],
  );
}
