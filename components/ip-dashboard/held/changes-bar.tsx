'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useHeld, useSendOnLeaving } from '@/components/claims/held/use-held';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type HeldChange, heldChanges, shown } from './held-changes';
import { useLeft } from './left';
import { LeftClaims } from './left-claims';

/** What was changed last, for as long as it can be taken back; what could not be changed; and what a change left as before. */
export function ChangesBar({ onUndone }: { onUndone: (claims: SelectedClaim[]) => void }) {
  const { id: person } = useUser();
  const changes = useHeld(heldChanges).filter((change) => change.person === person);
  const left = useLeft();
  useSendOnLeaving(heldChanges);
  useEffect(() => {
    shown.bar = true;
    return () => {
      shown.bar = false;
    };
  }, []);
  const waiting = changes.filter(({ state }) => state !== 'failed');
  return (
    <div data-lower-edge className="sticky bottom-0 z-30 grid gap-2 empty:hidden">
      {changes
        .filter(({ state }) => state === 'failed')
        .map((change) => (
          <Failed key={change.id} change={change} onUndone={onUndone} />
        ))}
      <div role="status" className="empty:hidden">
        {waiting.map((change) => (
          <Waiting key={change.id} change={change} onUndone={onUndone} />
        ))}
      </div>
      {left?.person === person && <LeftClaims left={left} />}
    </div>
  );
}

interface ChangeProps {
  change: HeldChange;
  onUndone: (claims: SelectedClaim[]) => void;
}

function Waiting({ change: { id, state, words, done, count }, onUndone }: ChangeProps) {
  const t = useTranslations('ip.held');
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-peacock-deep py-1 pr-1 pl-4 text-sheet">
      <p className="min-w-0 grow">
        {words}{' '}
        {state === 'sending' && (
          <span className="figures">{done ? t('sent', { done, count }) : t('sending')}</span>
        )}
      </p>
      {state === 'held' && (
        <>
          <Button variant="secondary" size="sm" onClick={() => heldChanges.again(id)}>
            {t('now')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              const undone = heldChanges.undo(id);
              if (undone) onUndone(undone.selected);
            }}
          >
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  );
}

function Failed({ change: { id, failed, words, error, selected }, onUndone }: ChangeProps) {
  const t = useTranslations('ip.held');
  const errorText = useErrorText();
  return (
    <Alert
      tone="red"
      live
      title={failed}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={() => heldChanges.again(id)}>
            {t('again')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              heldChanges.giveUp(id);
              onUndone(selected);
            }}
          >
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {words}. {errorText(error)}
    </Alert>
  );
}
