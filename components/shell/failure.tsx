'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type FailureProps = { digest: string | undefined; onRetry: () => void };

/** Replaces a page that could not be rendered. */
export function Failure({ digest, onRetry }: FailureProps) {
  const t = useTranslations('ui.failure');
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-16">
      <Alert
        tone="red"
        live
        title={<span className="text-lg">{t('title')}</span>}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        <p>{t('text')}</p>
        {digest && <p className="text-sm text-ink-soft">{t('reference', { digest })}</p>}
      </Alert>
    </main>
  );
}
