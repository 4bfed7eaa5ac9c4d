'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { toast } from '@/components/ui/toast/toast';
import type { BulkResult } from '@/lib/client/mutations';
import { claimChanged } from '@/lib/client/mutations';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface BulkChange {
  claims: SelectedClaim[];
  /** `guarded`: leave alone what is no longer as the person saw it. */
  send(claims: SelectedClaim[], guarded: boolean): Promise<BulkResult>;
  /** Titles of the toasts. */
  done: string;
  failed: string;
  /** The claims with these ids were dealt with, changed or not. */
  onSent(ids: string[]): void;
  /** Everything went through. */
  onDone(): void;
}

/** Changes many claims in one call, tells how it went and keeps what was skipped, for the dialog to name. */
export function useBulk({ claims, send, done, failed, onSent, onDone }: BulkChange) {
  const t = useTranslations('ip.bulk');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult>();
  const stale = result?.skipped.filter(({ reason }) => reason === 'changed_meanwhile') ?? [];

  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, guarded }: { sent: SelectedClaim[]; guarded: boolean }) =>
      send(sent, guarded),
    onSuccess(answer, { sent }) {
      const left = answer.skipped.length;
      onSent(sent.map(({ id }) => id));
      if (answer.updated > 0) {
        const count = answer.updated;
        const description = left ? t('changedAndLeft', { count, left }) : t('changed', { count });
        toast({ variant: 'success', title: done, description });
      }
      if (left) setResult(answer);
      else onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: failed, description: errorText(error) }),
    // After a failure too: somebody else may have changed them meanwhile.
    onSettled: () => claimChanged(client),
  });

  return {
    result,
    stale,
    pending: isPending,
    change: () => mutate({ sent: claims, guarded: true }),
    changeAnyway() {
      const ids = new Set(stale.map(({ id }) => id));
      mutate({ sent: claims.filter(({ id }) => ids.has(id)), guarded: false });
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
