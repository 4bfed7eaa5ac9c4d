'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { PageSpinner } from '@/components/ui/loading/page-spinner';

type PartQueryProps<Data> = {
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

export function PartQuery<Data>({ query, loading, failed, children }: PartQueryProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <PageSpinner label={loading} />;
  return (
    <CallFailure
      title={failed}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
