'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEditConflict } from '@/components/claims/edit-conflict';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { nobody } from './use-assignees';

type AssignedClaim = Pick<PresentedClaim, 'id' | 'assignedToId' | 'assignedTo'>;

export function useAssign(claim: AssignedClaim) {
  const t = useTranslations('ip.reassign');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState('');
  // The page may update while the person decides; only what they saw when they chose counts.
  const [seen, setSeen] = useState<AssignedClaim>();
  const [hasConflict, setHasConflict] = useState(false);
  const fresh = useQuery({ ...queries.claim(claim.id), enabled: hasConflict });
  const current = (hasConflict && fresh.data) || claim;

  const { mutate, isPending, error } = useMutation({
    ...claimMutations.assign(claim.id),
    onSuccess: () => {
      setSeen(undefined);
      toast({ variant: 'success', title: t('done') });
      setChosen('');
    },
    onError: (failure) => {
      setSeen(undefined);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) });
      if (isEditConflict(failure)) setHasConflict(true);
    },
  });
  return {
    chosen,
    choose(value: string) {
      setSeen(seen ?? current);
      setChosen(value);
    },
    assignedTo: current.assignedTo,
    same: chosen === (current.assignedToId ?? nobody),
    pending: isPending,
    error,
    assign: () =>
      mutate({
        assigneeId: chosen === nobody ? null : chosen,
        from: (seen ?? current).assignedToId,
      }),
  };
}
