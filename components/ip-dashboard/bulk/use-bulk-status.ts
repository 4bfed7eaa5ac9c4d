'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { claimMutations } from '@/lib/client/mutations/claims';
import { type ReviewStatus, reviewStatuses } from '@/lib/reference/claim-status';
import type { BulkDialogProps } from './bulk-change';
import { useBulk } from './use-bulk';

/** The choice of the claims' next status and the note that goes with it. */
export function useBulkStatus({ claims, onSent, onClose }: BulkDialogProps) {
  const t = useTranslations('ip.bulk');
  const [chosen, setChosen] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  const bulk = useBulk({
    claims,
    mutation: claimMutations.bulkStatus,
    bodyOf: (sent, guarded) => ({
      claimIds: sent.map(({ id }) => id),
      status: chosen ?? 'under_review',
      reviewNote: note.trim(),
      ...(guarded && { seen: Object.fromEntries(sent.map(({ id, status }) => [id, status])) }),
    }),
    done: t('statusDone'),
    failed: t('statusFailed'),
    onSent,
    onDone: onClose,
  });
  const already = claims.filter(({ status }) => status === chosen).length;
  return {
    bulk,
    chosen: chosen ?? '',
    choose: (value: string) => setChosen(reviewStatuses.find((status) => status === value)),
    note,
    setNote,
    /** How many of the claims have the chosen status. */
    already,
    same: already === claims.length,
  };
}
