'use client';

import { useTranslations } from 'next-intl';
import { windowWithLast } from '@/components/claims/page-window';
import { usePlace } from '@/components/creditors/use-place';
import { Pagination } from '@/components/ui/table/pagination';
import { linesOfPage } from '@/lib/client/queries/creditors';

/** The page of a part stands in the address. */
export function Pages({ label, page, total }: { label: string; page: number; total: number }) {
  const t = useTranslations('creditors.lines');
  const { go } = usePlace();
  const pageCount = Math.max(1, Math.ceil(total / linesOfPage));
  const from = Math.min(total, (page - 1) * linesOfPage + 1);
  const to = Math.min(total, page * linesOfPage);
  return (
    <div className="mt-4">
      <Pagination
        label={label}
        page={page}
        pages={windowWithLast(page, pageCount)}
        pageCount={pageCount}
        summary={t('showing', { from, to, total })}
        onPageChange={(next) => go({ page: next }, false)}
      />
    </div>
  );
}
