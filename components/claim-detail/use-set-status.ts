'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { type ReviewStatus, reviewStatuses } from '@/lib/claims/status';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { useErrorText } from '@/lib/client/use-error-text';

/** The choice of a claim's next status, the note that goes with it, and making the change. */
export function useSetStatus(claim: PresentedClaim) {
  const t = useTranslations('claim.status');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [picked, setPicked] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  const chosen = picked ?? reviewStatuses.find((status) => status === claim.status);

  const { mutate, isPending } = useMutation({
    mutationFn: (status: ReviewStatus) => mutations.setStatus(claim.id, status, note.trim()),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      setNote('');
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
    // After a failure too: somebody else may have changed it meanwhile.
    onSettled: () => claimChanged(client),
  });

  return {
    chosen: chosen ?? '',
    choose: (value: string) => setPicked(reviewStatuses.find((status) => status === value)),
    note,
    setNote,
    same: chosen === claim.status,
    pending: isPending,
    update: () => chosen && mutate(chosen),
  };
}
