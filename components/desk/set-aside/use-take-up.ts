'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { setAsideMutations } from '@/lib/client/mutations/set-aside';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Takes a claim up again that was set aside: it stays open, and is in its queue once more. */
export function useTakeUp(claimId: string) {
  const t = useTranslations('desk.setAside');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...setAsideMutations.takeUp,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('takeUpFailed'), description: errorText(error) }),
  });
  return { takeUp: () => isPending || mutate(claimId), pending: isPending };
}
