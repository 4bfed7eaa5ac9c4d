'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { claimFileQueries } from '@/lib/client/queries/claim-files';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Has the whole file of claims made, in the language of the page. A press while it is asked for does nothing. */
export function useAsk(ids: string[]) {
  const t = useTranslations('claimFiles');
  const language = useLocale();
  const errorText = useErrorText();
  const { isPending, mutate } = useMutation({
    ...claimFileQueries.ask(),
    onError: (error: Error) =>
      toast({ variant: 'destructive', title: t('askFailed'), description: errorText(error) }),
  });
  return {
    pending: isPending,
    ask: () => {
      if (!isPending) mutate({ ids, language });
    },
  };
}
