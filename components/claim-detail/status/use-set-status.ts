'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type ClaimStatus, type ReviewStatus, reviewStatuses } from '@/lib/reference/claim-status';

/** The choice of a claim's next status, the note that goes with it, and making the change. */
export function useSetStatus(claim: PresentedClaim) {
  const t = useTranslations('claim.status');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [picked, setPicked] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  // The page may catch up while the person decides: what counts is what they saw when they began to.
  const [seen, setSeen] = useState<ClaimStatus>();
  const begin = () => setSeen(seen ?? claim.status);
  const chosen = picked ?? reviewStatuses.find((status) => status === claim.status);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: ReviewStatus) =>
      mutations.setStatus(claim.id, {
        status,
        reviewNote: note.trim(),
        from: seen ?? claim.status,
      }),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      setNote('');
    },
    onError: (failure) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) }),
    // After a failure too: somebody else may have changed it meanwhile.
    onSettled: () => {
      setSeen(undefined);
      return claimChanged(client);
    },
  });

  return {
    chosen: chosen ?? '',
    choose(value: string) {
      begin();
      setPicked(reviewStatuses.find((status) => status === value));
    },
    note,
    writeNote(text: string) {
      begin();
      setNote(text);
    },
    same: chosen === claim.status,
    pending: isPending,
    error,
    update: () => chosen && mutate(chosen),
  };
}
