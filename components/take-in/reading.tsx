'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/loading/progress';
import { isRefusedInput } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { Register } from './use-register';

/** How far the first reading of a register is, or why it failed. */
export function Reading({ register }: { register: Register }) {
  const t = useTranslations('takeIn.file');
  const errorText = useErrorText();
  const { answer, error, rehearsing, share, again, remove } = register;
  if (answer) return null;
  if (rehearsing)
    return (
      <div className="grid gap-2">
        <p role="status">{t(share < 1 ? 'sending' : 'reading')}</p>
        <Progress value={100 * share} label={t('sending')} />
        <p className="figures text-sm text-ink-soft">
          {t('sent', { percent: Math.floor(100 * share) })}
        </p>
      </div>
    );
  if (isRefusedInput(error))
    return (
      <Alert
        tone="red"
        live
        title={t('wrong')}
        actions={
          <Button variant="secondary" onClick={remove}>
            {t('another')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!error) return null;
  return <CallFailure title={t('failed')} error={error} retrying={false} onRetry={again} />;
}
