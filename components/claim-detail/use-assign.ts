'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { nobody } from '@/components/ip-dashboard/use-assignees';
import { toast } from '@/components/ui/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { useErrorText } from '@/lib/client/use-error-text';

/** The choice of who handles a claim, and handing it to them. */
export function useAssign(claim: Pick<PresentedClaim, 'id' | 'assignedToId'>, onDone?: () => void) {
  const t = useTranslations('ip.reassign');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [chosen, choose] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (assigneeId: string | null) => mutations.assign(claim.id, assigneeId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      choose('');
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
    onSettled: () => claimChanged(client),
  });
  return {
    chosen,
    choose,
    same: chosen === (claim.assignedToId ?? nobody),
    pending: isPending,
    assign: () => mutate(chosen === nobody ? null : chosen, { onSuccess: onDone }),
  };
}
