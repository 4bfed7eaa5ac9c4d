'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { conflictOf } from '@/components/drafts/draft-saver';
import type { OpenDraft } from '@/components/drafts/open-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { SpinnerMark } from '@/components/ui/spinner-mark';
import { isSignedOut } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatTime } from '@/lib/format/date';

const SessionDialog = onDemand(
  async () => (await import('@/components/auth/sign-in/session-dialog')).SessionDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

type SaveLineProps = { draft: OpenDraft; email: string; onRetry: () => Promise<void> };

/** Says, at the lower edge of every screen, whether the draft is saved; read out only when it is not. */
export function SaveLine({ draft, email, onRetry }: SaveLineProps) {
  const { saving } = draft;
  const t = useTranslations('wizard.draft');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const signedOut = saving.state === 'stuck' && isSignedOut(saving.error);
  const stuck = saving.state === 'stuck' && !conflictOf(saving);
  const silent = saving.state === 'saved' && !saving.at;
  const retry = () => void onRetry().catch(() => undefined);
  return (
    <div
      data-lower-edge
      className={cn(
        edgeStyles,
        silent ? 'pointer-events-none border-t border-transparent' : 'bg-paper',
        !silent && !stuck && 'border-t border-line',
      )}
    >
      {stuck ? (
        <Alert
          tone="red"
          live
          title={t('stuck')}
          className="p-3"
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
      ) : (
        <State draft={draft} />
      )}
    </div>
  );
}

const edgeStyles = 'sticky bottom-0 z-20 -mx-4 mt-3 px-4 py-1.5 sm:-mx-6 sm:px-6';
const lineStyles = 'flex items-center gap-2';
const markStyles = 'size-4 shrink-0';

function State({ draft: { saving, keptHere } }: Pick<SaveLineProps, 'draft'>) {
  const t = useTranslations('wizard.draft');
  const language = useLocale();
  const waiting = saving.state === 'waiting';
  // After a failed save, a good one is read out too.
  const [troubled, setTroubled] = useState(false);
  if (waiting && !troubled) setTroubled(true);
  const saved = saving.state === 'saved' && saving.at && (
    <>
      <CircleCheck className={cn(markStyles, 'text-green')} aria-hidden="true" />
      {t('saved', { time: formatTime(saving.at, language) })}
    </>
  );
  const Mark = keptHere === false ? CircleAlert : CloudOff;
  return (
    <div className="grid min-h-6 text-sm text-ink-soft">
      <p role="status" className={cn(lineStyles, waiting && 'font-semibold text-yellow')}>
        {waiting && (
          <>
            <Mark className={markStyles} aria-hidden="true" />
            {t(keptHere === undefined ? 'waiting' : keptHere ? 'keptHere' : 'keptNowhere')}
          </>
        )}
        {troubled && saved}
      </p>
      {!troubled && saved && <p className={lineStyles}>{saved}</p>}
      {saving.state === 'saving' && (
        <p className={lineStyles}>
          <SpinnerMark className={markStyles} />
          {t('saving')}
        </p>
      )}
    </div>
  );
}
