'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Says why a password call failed, with `fallback` when the server had no words. */
export function usePasswordErrorToast(fallback: string) {
  const t = useTranslations('ui');
  const errorText = useErrorText();
  return useCallback(
    (error: unknown) => {
      const wordless = !(error instanceof RequestError) || error.answer.code === 'internal';
      toast({
        variant: 'destructive',
        title: t('error'),
        description: wordless ? fallback : errorText(error),
      });
    },
    [t, errorText, fallback],
  );
}
