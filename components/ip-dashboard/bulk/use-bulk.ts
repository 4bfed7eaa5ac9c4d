'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { toast } from '@/components/ui/toast/toast';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface BulkChange<Body> {
  claims: SelectedClaim[];
  mutation: UseMutationOptions<BulkResult, Error, Body>;
  /** `guarded`: leave alone what is no longer as the person saw it. */
  bodyOf(claims: SelectedClaim[], guarded: boolean): Body;
  /** Titles of the toasts. */
  done: string;
  failed: string;
  /** The claims with these ids were dealt with, changed or not. */
  onSent(ids: string[]): void;
  /** Everything went through. */
  onDone(): void;
}

/** Changes many claims in one call, tells how it went and keeps what was skipped, for the dialog to name. */
export function useBulk<Body extends { claimIds: string[] }>(change: BulkChange<Body>) {
  const { claims, mutation, bodyOf, done, failed, onSent, onDone } = change;
  const t = useTranslations('ip.bulk');
  const errorText = useErrorText();
  const [result, setResult] = useState<BulkResult>();
  const stale = result?.skipped.filter(({ reason }) => reason === 'changed_meanwhile') ?? [];

  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess(answer, { claimIds }) {
      const left = answer.skipped.length;
      onSent(claimIds);
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
  });

  return {
    result,
    stale,
    pending: isPending,
    change: () => mutate(bodyOf(claims, true)),
    changeAnyway() {
      const ids = new Set(stale.map(({ id }) => id));
      mutate(
        bodyOf(
          claims.filter(({ id }) => ids.has(id)),
          false,
        ),
      );
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
