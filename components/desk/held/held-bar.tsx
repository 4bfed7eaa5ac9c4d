'use client';

import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { useHeldDeeds } from './held-deeds';

/** What was decided last, for as long as it can be taken back. */
export function HeldBar({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('desk.held');
  const hint = useKeyHint(deskKeys);
  const deeds = useHeldDeeds();
  const waiting = deeds.filter(({ state }) => state !== 'failed');
  const newest = waiting.findLast(({ state }) => state === 'held');
  const last = newest ?? waiting.at(-1);
  return (
    <div
      role="status"
      className="grow empty:hidden max-sm:order-last max-sm:basis-full xl:max-w-2xl"
    >
      {last && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-peacock-deep py-1 pr-1 pl-4 text-sheet">
          <p className="min-w-0 grow">
            {t(`${last.kind}.${last.state === 'held' ? 'held' : 'sending'}`, {
              number: last.claimNumber,
            })}
            {waiting.length > 1 && ` ${t('more', { count: waiting.length - 1 })}`}
          </p>
          {newest && (
            <Button variant="secondary" size="sm" onClick={onUndo} {...hint('undo')}>
              {t('undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
