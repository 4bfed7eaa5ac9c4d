'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type ReviewStatus, reviewStatuses } from '@/lib/reference/claim-status';

/** The choice of a claim's next status, the note that goes with it, and making the change. */
export function useSetStatus(claim: PresentedClaim) {
  const t = useTranslations('claim.status');
  const errorText = useErrorText();
  const [picked, setPicked] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  // The page may update while the person decides. What counts is what they saw when they started.
  const [seen, setSeen] = useState<Pick<PresentedClaim, 'status' | 'version'>>();
  const begin = () => setSeen(seen ?? claim);
  const chosen = picked ?? reviewStatuses.find((status) => status === claim.status);
  const [tried, setTried] = useState(false);
  const same = chosen === claim.status;
  const rejects = chosen === 'rejected' && !same;
  const noReason = rejects && note.trim() === '';

  const { mutate, isPending, error } = useMutation({
    ...claimMutations.setStatus(claim.id),
    onSuccess: ({ notice }) => {
      setSeen(undefined);
      // For somebody who may not confirm a decision, it is a proposal.
      toast({ variant: 'success', title: t(notice ? 'proposed' : 'done') });
      setNote('');
      setTried(false);
    },
    onError: (failure) => {
      setSeen(undefined);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) });
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
    same,
    rejects,
    /** A rejection was tried without its reason. */
    asksReason: tried && noReason,
    pending: isPending,
    error,
    update() {
      setTried(true);
      if (!chosen || noReason) return;
      const { status: from, version } = seen ?? claim;
      mutate({ status: chosen, reviewNote: note.trim(), from, version });
    },
  };
}
