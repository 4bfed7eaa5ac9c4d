'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { securityChanged } from '@/lib/client/mutations';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Signs devices out and says so; one that was gone already is no failure. */
export function useSignOutDevices(send: () => Promise<unknown>, onDone?: () => void) {
  const t = useTranslations('security.devices');
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      send().catch((error: unknown) => {
        if (!(error instanceof RequestError) || error.status !== 404) throw error;
      }),
    onSuccess() {
      toast({ variant: 'success', title: t('signedOut') });
      onDone?.();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
    onSettled: () => securityChanged(client),
  });
}
