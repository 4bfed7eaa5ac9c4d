'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { columnsOf } from '@/lib/claims/queues/list-layout';
import { queries } from '@/lib/client/queries/queries';

/** This person's layout of the list; the default where it could not be loaded. */
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
