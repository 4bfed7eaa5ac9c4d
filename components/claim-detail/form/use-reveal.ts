'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { mutations } from '@/lib/client/mutations';
import { queries } from '@/lib/client/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Has the identifiers in one field of a claim shown, until they are hidden again or the page is left. */
export function useReveal(claimId: string, field: string) {
  const t = useTranslations('claim.form');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, isPending, mutate, reset } = useMutation({
    // Without a network it fails at once and says so.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: () => mutations.reveal(claimId, field),
    // The trail has a new entry.
    onSuccess: () => void client.invalidateQueries({ queryKey: queries.audit(claimId).queryKey }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('showFailed'), description: errorText(error) }),
  });
  return {
    /** By their paths; undefined while they are masked. */
    values: data?.values,
    pending: isPending,
    toggle: () => (data ? reset() : mutate()),
  };
}
