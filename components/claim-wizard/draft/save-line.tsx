'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import { isSignedOut } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatTime } from '@/lib/format/date';
import { conflictOf, type Saving } from './draft-saver';

const SessionDialog = dynamic(async () => (await import('./session-dialog')).SessionDialog, {
  loading: renderNothing,
});

type SaveLineProps = { saving: Saving; email: string; onRetry: () => Promise<void> };

/** Whether what was typed is saved; read out only when it is not. */
export function SaveLine({ saving, email, onRetry }: SaveLineProps) {
  const t = useTranslations('wizard.draft');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const signedOut = saving.state === 'stuck' && isSignedOut(saving.error);
  const retry = () => void onRetry().catch(() => undefined);

  if (saving.state === 'stuck' && !conflictOf(saving)) {
    return (
      <Alert
        tone="red"
        live
        title={t('stuck')}
        className="mt-4"
        actions={
          <Button variant="secondary" onClick={signedOut ? () => setAsking(true) : retry}>
            {t(signedOut ? 'login' : 'retry')}
          </Button>
        }
      >
        {errorText(saving.error)}
        {asking && signedOut && (
          <SessionDialog
            email={email}
            purpose="save"
            onClose={() => setAsking(false)}
            onSignedIn={() => {
              setAsking(false);
              retry();
            }}
          />
        )}
      </Alert>
    );
  }
  return (
    <p className="mt-3 min-h-6 text-ink-soft">
      <span role="status">{saving.state === 'waiting' && t('waiting')}</span>
      {saving.state === 'saving' && t('saving')}
      {saving.state === 'saved' && saving.at && t('saved', { time: formatTime(saving.at) })}
    </p>
  );
}
