'use client';

import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/table/pagination';
import type { ClaimsList } from './use-claims-list';

type ResultsPagesProps = {
  list: ClaimsList;
  pages: (number | 'gap')[];
  /** 'Showing 1 to 20 of 57 results', or of more than 10,000. */
  summary: (span: { from: number; to: number; total: number; more: string }) => ReactNode;
  onPageChange: (page: number) => void;
};

export function ResultsPages({ list, pages, summary, onPageChange }: ResultsPagesProps) {
  const { limit, total, totalIsMore, pageCount } = list;
  const page = Math.min(list.place.page, pageCount);
  const from = (page - 1) * limit + 1;
  return (
    <Pagination
      page={page}
      pages={pages}
      pageCount={pageCount}
      summary={summary({
        from,
        to: Math.min(total, from + limit - 1),
        total,
        more: String(totalIsMore),
      })}
      onPageChange={onPageChange}
    />
  );
}
