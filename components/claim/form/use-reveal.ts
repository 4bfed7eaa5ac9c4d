'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Shows the identifiers in one field of a claim until they are hidden again or the person leaves the page. */
export function useReveal(claimId: string, field: string) {
  const t = useTranslations('claim.form');
  const errorText = useErrorText();
  const { data, isPending, mutate, reset } = useMutation({
    ...claimMutations.reveal(claimId, field),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('showFailed'), description: errorText(error) }),
  });
  return {
    /** By path; undefined while they are masked. */
    values: data?.values,
    pending: isPending,
    toggle: () => (data ? reset() : mutate()),
  };
}
