'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { columnsOf } from '@/lib/claims/queues/list-layout';
import { queries } from '@/lib/client/queries/queries';

/** How this person has the list; as it is at first where that cannot be had. */
export function useListLayout() {
  const { data, isPending } = useQuery(queries.listLayout);
  const layout = data?.layout;
  return {
    known: !isPending,
    density: layout?.density ?? ('dense' as const),
    columns: useMemo(() => columnsOf(layout), [layout]),
  };
}

export type KnownLayout = ReturnType<typeof useListLayout>;
