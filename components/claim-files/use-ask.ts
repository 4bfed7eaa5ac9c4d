'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { claimFileQueries } from '@/lib/client/queries/claim-files';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Asks for the whole file of claims in the language of the page. A second press does nothing while the first runs. */
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
