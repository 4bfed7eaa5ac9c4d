'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { claimChanged, mutations } from '@/lib/client/mutations';
import { queries } from '@/lib/client/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Taking a claim back. */
export function useWithdraw(claimId: string, onDone: () => void) {
  const t = useTranslations('claim.withdraw');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (reason: string) => mutations.withdrawClaim(claimId, reason),
    onSuccess: (claim) => {
      client.setQueryData(queries.claim(claimId).queryKey, claim);
      toast({ variant: 'success', title: t('done') });
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
    onSettled: () => claimChanged(client),
  });
  return { pending: isPending, withdraw: mutate };
}
