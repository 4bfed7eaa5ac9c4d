'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Taking a claim back. */
export function useWithdraw(claimId: string, onDone: () => void) {
  const t = useTranslations('claim.withdraw');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...claimMutations.withdraw(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return { pending: isPending, withdraw: mutate };
}
