'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { ListedClaim } from '@/lib/claims/present';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { useErrorText } from '@/lib/client/use-error-text';
import { nobody } from './use-assignees';

/** The choice of an assignee, and handing the claim to them. */
export function useReassign(claim: ListedClaim, onDone: () => void) {
  const t = useTranslations('ip.reassign');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [chosen, choose] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (assigneeId: string | null) => mutations.assign(claim.id, assigneeId),
    onSuccess: async () => {
      toast({ title: t('done'), variant: 'success' });
      await claimChanged(client);
      onDone();
    },
    onError: (error) =>
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  });
  return {
    chosen,
    choose,
    assign: () => mutate(chosen === nobody ? null : chosen),
    pending: isPending,
  };
}
