'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Signs devices out and says so. A device that was already signed out is no failure. */
export function useSignOutDevices(mutation: UseMutationOptions<unknown>, onDone?: () => void) {
  const t = useTranslations('security.devices');
  const errorText = useErrorText();
  return useMutation({
    ...mutation,
    onSuccess() {
      toast({ variant: 'success', title: t('signedOut') });
      onDone?.();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
}
