'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/client/request/use-error-text';

type CallFailureProps = {
  title: string;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
};

export function CallFailure({ title, error, retrying, onRetry }: CallFailureProps) {
  const t = useTranslations('ui.failure');
  const errorText = useErrorText();
  return (
    <Alert
      tone="red"
      live
      title={title}
      actions={
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
