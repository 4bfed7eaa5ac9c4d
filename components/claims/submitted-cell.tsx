'use client';

import { useLocale } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/format/date';

type SubmittedCellProps = { submittedAt: string; isLate: boolean; lateLabel: string };

/** The day a claim came in, with a mark when that was after the last date for claims. */
export function SubmittedCell({ submittedAt, isLate, lateLabel }: SubmittedCellProps) {
  const language = useLocale();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <time dateTime={submittedAt} className="whitespace-nowrap">
        {formatDate(submittedAt, language)}
      </time>
      {isLate && <Badge tone="yellow">{lateLabel}</Badge>}
    </span>
  );
}
