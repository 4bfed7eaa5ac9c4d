'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { bulkCalls, partCalls } from '@/lib/client/mutations/many-claims';
import { type ReviewStatus, reviewStatuses } from '@/lib/reference/claim-status';
import type { BulkDialogProps } from './bulk-change';
import { useHeldChange } from './use-held-change';
import { useSummary } from './use-summary';

export function useBulkStatus(task: BulkDialogProps) {
  const { claims } = task;
  const t = useTranslations('ip.bulk');
  const statuses = useTranslations('ui.status');
  const [chosen, setChosen] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const summarised = useSummary(task, ({ status }) => status === chosen);
  const hold = useHeldChange(task, summarised);
  const already =
    summarised.changing?.already ?? claims.filter(({ status }) => status === chosen).length;
  const total = summarised.summary?.claims ?? claims.length;
  const noReason = chosen === 'rejected' && note.trim() === '';
  return {
    summarised,
    chosen: chosen ?? '',
    choose: (value: string) => setChosen(reviewStatuses.find((status) => status === value)),
    note,
    setNote,
    /** How many of the claims have the chosen status. */
    already,
    same: total > 0 && already === total,
    rejects: chosen === 'rejected',
    /** The person tried to reject without a reason. */
    asksReason: tried && noReason,
    change() {
      setTried(true);
      if (!chosen || noReason) return;
      const body = { status: chosen, reviewNote: note.trim() };
      const { only } = summarised;
      hold({
        some: (sent, guarded, leaving) => bulkCalls.status(sent, body, guarded, leaving),
        makes: { status: chosen },
        part: (selectionId) => partCalls.status(selectionId, body),
        words: t('becomes', {
          what: only ? only.claimNumber : t('claims', { count: summarised.count }),
          status: statuses(chosen),
        }),
        done: t('statusDone'),
        failed: t('statusFailed'),
      });
    },
  };
}
