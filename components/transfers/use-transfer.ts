'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { type DeedWithTransfer, transferQueries } from '@/lib/client/queries/transfers';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Does something with a transfer and says how it went. A second press does nothing while the first runs. */
export function useTransfer(id: string, onDone: () => void) {
  const t = useTranslations('transfers');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...transferQueries.doWith(id),
    onSuccess: ({ state }) => {
      toast({ variant: 'success', title: t(`done.${state}`) });
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('doneFailed'), description: errorText(error) }),
  });
  return {
    pending: isPending,
    send: (what: DeedWithTransfer) => !isPending && mutate(what),
  };
}
