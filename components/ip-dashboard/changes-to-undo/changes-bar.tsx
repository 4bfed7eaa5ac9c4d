'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useHeld, useSendOnLeaving } from '@/components/claims/undo/use-held';
import type { KeptSelection } from '@/components/ip-dashboard/selection/selection';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths/paths';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type HeldChange, heldChanges, shown } from './held-changes';
import { dropSkipped, nameSkipped, type SkippedByChange, useSkipped } from './skipped-claims';

/** The last change while the person can take it back, what failed, and what a change left as before. */
export function ChangesBar({ onUndone }: { onUndone: (selected: KeptSelection) => void }) {
  const { id: person } = useUser();
  const changes = useHeld(heldChanges).filter((change) => change.person === person);
  const left = useSkipped();
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
  onUndone: (selected: KeptSelection) => void;
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

function LeftClaims({ left }: { left: SkippedByChange }) {
  const t = useTranslations('ip.bulk');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const { result, anyway } = left;
  const { updated, skipped } = result;
  const stale = anyway ? skipped.filter(({ reason }) => reason === 'changed_meanwhile') : [];
  const again = useMutation({
    mutationFn: async () => anyway?.(stale.map(({ id }) => id)),
    // By now the page names what the second try left.
    onSuccess: () => dropSkipped(left),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && nameSkipped(null)}
      title={t('leftTitle', { count: skipped.length })}
      description={updated > 0 ? t('nothingElse', { count: updated }) : t('nothingChanged')}
      footer={
        <>
          {stale.length > 0 && (
            <Button variant="secondary" pending={again.isPending} onClick={() => again.mutate()}>
              {t('anyway', { count: stale.length })}
            </Button>
          )}
          <Button onClick={() => nameSkipped(null)}>{ui('close')}</Button>
        </>
      }
    >
      {again.error && (
        <Alert tone="red" live className="mb-4">
          {errorText(again.error)}
        </Alert>
      )}
      <SkippedClaims skipped={skipped} />
    </Dialog>
  );
}

/** Nobody reads more on a screen. */
const listedAtMost = 100;

function SkippedClaims({ skipped }: { skipped: BulkResult['skipped'] }) {
  const t = useTranslations('ip.bulk');
  const sentences = useErrorSentences();
  const more = skipped.length - listedAtMost;
  return (
    <ul aria-label={t('left')} className="divide-y divide-line">
      {skipped.slice(0, listedAtMost).map(({ id, claimNumber, ...told }) => (
        <li key={id} className="py-2 first:pt-0">
          <a
            href={paths.ipClaim(id)}
            target="_blank"
            rel="noreferrer"
            className="link font-semibold"
          >
            {claimNumber}
          </a>
          <p className="text-ink-soft">{sentences.ofError(told) ?? told.message}</p>
        </li>
      ))}
      {more > 0 && <li className="py-2">{t('more', { count: more })}</li>}
    </ul>
  );
}
