'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countedAt, type PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { deskKeys, keyedQueue } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { cn } from '@/components/ui/cn';
import { deskQueues } from '@/lib/claims/queues/desk/queues';
import { usePolling } from '@/lib/client/live/live-state';
import { letterPaths } from '@/lib/client/paths/letters';
import { transferPaths } from '@/lib/client/paths/transfers';
import { consoleQueries } from '@/lib/client/queries/console';
import { polling } from '@/lib/client/queries/queries';
import { grouped } from '@/lib/format/grouped';

interface QueuesProps {
  place: PlaceAtDesk;
  goTo: GoTo;
}

export function Queues({ place, goTo }: QueuesProps) {
  const t = useTranslations('desk.list');
  const hint = useKeyHint(deskKeys);
  const counts = useQuery({
    ...consoleQueries.deskCounts(countedAt(place)),
    refetchOnMount: 'always',
    refetchInterval: usePolling(polling.claims),
  });
  const known = counts.error ? undefined : counts.data;
  return (
    <div>
      <fieldset className="grid grid-cols-2 gap-1">
        <legend className="sr-only">{t('queues')}</legend>
        {deskQueues.map((queue) => {
          const chosen = place.queue === queue;
          return (
            <button
              key={queue}
              type="button"
              aria-pressed={chosen}
              onClick={() => goTo.list({ queue })}
              {...hint(keyedQueue(queue))}
              className={cn(
                'flex min-h-11 items-center justify-between gap-2 rounded-md border px-2.5 py-1 text-left text-sm font-semibold md:min-h-9',
                chosen
                  ? 'border-peacock-deep bg-peacock text-sheet'
                  : 'border-line bg-sheet text-peacock hover:border-peacock hover:bg-peacock-tint',
              )}
            >
              <span>{t(`queue.${queue}`)}</span>
              <span className="figures">{known ? grouped.format(known[queue]) : '–'}</span>
            </button>
          );
        })}
        <button
          type="button"
          aria-pressed={place.due === 'overdue'}
          onClick={() => goTo.list({ due: place.due === 'overdue' ? 'all' : 'overdue' })}
          {...hint('overdue')}
          className={cn(
            'flex min-h-11 items-center justify-between gap-2 rounded-md border px-2.5 py-1 text-left text-sm font-semibold md:min-h-9',
            place.due === 'overdue'
              ? 'border-red-deep bg-red text-sheet'
              : known?.overdue === 0
                ? 'border-line bg-sheet text-peacock hover:border-peacock hover:bg-peacock-tint'
                : 'border-line bg-sheet text-red hover:border-red hover:bg-red-tint',
          )}
        >
          <span>{t('overdueOnly')}</span>
          <span className="figures">{known ? grouped.format(known.overdue) : '–'}</span>
        </button>
      </fieldset>
      {counts.error && (
        <p role="alert" className="mt-1 text-sm text-red">
          {t('countsFailed')}
        </p>
      )}
      {known && known.toTell > 0 && (
        <Link
          href={letterPaths.post}
          className={cn(
            'mt-1 block py-1 text-sm font-semibold underline',
            known.tellOverdue > 0 ? 'text-red' : 'text-peacock',
          )}
        >
          {t('toTell', { count: known.toTell, overdue: known.tellOverdue })}
        </Link>
      )}
      {known && known.transfers > 0 && (
        <Link
          href={transferPaths.waiting}
          className="mt-1 block py-1 text-sm font-semibold text-peacock underline"
        >
          {t('transfers', { count: known.transfers })}
        </Link>
      )}
    </div>
  );
}
