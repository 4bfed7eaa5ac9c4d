'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { fetchNumberToken } from '@/lib/client/mutations/number';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Searches the typed text as a personal number, such as an employee number with letters. */
export function AsNumber({ list: { place, narrow } }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => fetchNumberToken(place.search),
    onSuccess: (number) => narrow({ search: '', number }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('searchFailed'), description: errorText(error) }),
  });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      {t('asNumber', { typed: place.search })}
    </Button>
  );
}
