'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { WorkPlace } from '@/lib/claims/records/work-filters';
import { queries } from '@/lib/client/queries/queries';
import { readWork } from './use-work-form';

/** How long the filters stay as they are before their claims are counted, in milliseconds. */
const pauseMs = 300;

/**
 * How many claims the list will show with these filters; undefined while that is not known. What a typed number finds is known
 * once it is searched for.
 */
export function useWouldShow(place: ClaimsPlace, values: WorkPlace, number: string) {
  const [asked, ask] = useState<WorkPlace | null>(null);
  useEffect(() => {
    const read = readWork(values, number);
    const soon = setTimeout(
      () => ask(read.wrong.length > 0 || number.trim() ? null : read.asked),
      pauseMs,
    );
    return () => {
      clearTimeout(soon);
      ask(null);
    };
  }, [values, number]);
  const { data, isPlaceholderData } = useQuery({
    ...queries.claims({ ...place, ...asked, page: 1, limit: 1 }),
    enabled: asked !== null,
  });
  return asked && data && !isPlaceholderData ? data : undefined;
}
