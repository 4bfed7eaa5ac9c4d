'use client';

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { windowWithLast } from '@/components/claims/page-window';
import { Card } from '@/components/ui/card';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { Pagination } from '@/components/ui/table/pagination';

const perPage = 20;

type PagedListProps<Data, Key extends QueryKey> = {
  query: (page: { page: number; limit: number }) => UseQueryOptions<Data, Error, Data, Key>;
  /** The rows of a page, each a list item, and how many there are in all. */
  rowsOf: (data: Data) => { rows: ReactNode[]; total: number };
  label: string;
  loading: string;
  failed: string;
  none: string;
};

/** A list in pages, or that it is loading, failed or is empty. */
export function PagedList<Data, Key extends QueryKey>(props: PagedListProps<Data, Key>) {
  const { query, rowsOf, ...words } = props;
  const t = useTranslations('ip.claims');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...query({ page, limit: perPage }),
    refetchOnMount: 'always',
  });
  if (data === undefined) {
    return error ? (
      <CallFailure
        title={words.failed}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSpinner label={words.loading} />
    );
  }
  const { rows, total } = rowsOf(data);
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  if (total === 0) return <p>{words.none}</p>;
  return (
    <>
      <Card>
        <ul>{rows}</ul>
      </Card>
      {pageCount > 1 && (
        <div className="mt-4">
          <Pagination
            label={words.label}
            page={page}
            pages={windowWithLast(page, pageCount)}
            pageCount={pageCount}
            summary={t('showing', { from, to, total })}
            onPageChange={setPage}
          />
        </div>
      )}
    </>
  );
}
