'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type PaginationProps = {
  /** Names the list, where a page has several. */
  label?: string;
  /** From 1. */
  page: number;
  /** The buttons to show, with a 'gap' where pages are left out. The caller decides. */
  pages: (number | 'gap')[];
  pageCount: number;
  onPageChange: (page: number) => void;
  /** On the left: 'Showing 1 to 20 of 57 results'. */
  summary: ReactNode;
  previousLabel?: string;
  nextLabel?: string;
};

export function Pagination(props: PaginationProps) {
  const { page, pages, pageCount, onPageChange, summary } = props;
  const t = useTranslations('ui');
  return (
    <nav aria-label={props.label ?? t('pagination')} className="pages-line">
      <p className="figures text-ink-soft" aria-live="polite">
        {summary}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="secondary"
          size="sm"
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
          {props.previousLabel ?? t('previous')}
        </Button>
        {pages.map((entry, place) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <span key={`gap-${place}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </span>
          ) : (
            <Button
              key={entry}
              variant={entry === page ? 'primary' : 'quiet'}
              size="sm"
              className="figures min-w-11 md:min-w-8"
              aria-label={t('page', { page: entry })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPageChange(entry)}
            >
              {entry}
            </Button>
          ),
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        >
          {props.nextLabel ?? t('next')}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
