'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEditConflict } from '@/components/claims/edit-conflict';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { queries } from '@/lib/client/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { nobody } from './use-assignees';

type AssignedClaim = Pick<PresentedClaim, 'id' | 'assignedToId' | 'assignedTo'>;

/** The choice of who handles a claim, and handing it to them. */
export function useAssign(claim: AssignedClaim, onDone?: () => void) {
  const t = useTranslations('ip.reassign');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState('');
  // The page may catch up while the person decides: what counts is what they saw when they chose.
  const [seen, setSeen] = useState<AssignedClaim>();
  const [hasConflict, setHasConflict] = useState(false);
  const fresh = useQuery({ ...queries.claim(claim.id), enabled: hasConflict });
  const current = (hasConflict && fresh.data) || claim;

  const { mutate, isPending, error } = useMutation({
    mutationFn: (assigneeId: string | null) =>
      mutations.assign(claim.id, { assigneeId, from: (seen ?? current).assignedToId }),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      setChosen('');
      onDone?.();
    },
    onError: (failure) => {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) });
      if (isEditConflict(failure)) setHasConflict(true);
    },
    onSettled: () => {
      setSeen(undefined);
      return claimChanged(client);
    },
  });
  return {
    chosen,
    choose(value: string) {
      setSeen(seen ?? current);
      setChosen(value);
    },
    /** Who handles the claim now, as far as is known here. */
    assignedTo: current.assignedTo,
    same: chosen === (current.assignedToId ?? nobody),
    pending: isPending,
    error,
    assign: () => mutate(chosen === nobody ? null : chosen),
  };
}
