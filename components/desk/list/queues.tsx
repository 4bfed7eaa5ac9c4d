'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { countedAt, type PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { cn } from '@/components/ui/cn';
import { NativeSelect } from '@/components/ui/select/native-select';
import { deskQueues } from '@/lib/claims/queues/desk/queues';
import { usePolling } from '@/lib/client/live/live-state';
import { transferPaths } from '@/lib/client/paths/transfers';
import { consoleQueries } from '@/lib/client/queries/console';
import { polling } from '@/lib/client/queries/queries';
import { grouped } from '@/lib/format/grouped';

interface QueuesProps {
  place: PlaceAtDesk;
  goTo: GoTo;
}

/** The queue, each with how many claims it has, and whether only overdue ones are listed. */
export function Queues({ place, goTo }: QueuesProps) {
  const t = useTranslations('desk.list');
  const hint = useKeyHint(deskKeys);
  const counts = useQuery({
    ...consoleQueries.deskCounts(countedAt(place)),
    refetchOnMount: 'always',
    refetchInterval: usePolling(polling.claims),
  });
  const known = counts.error ? undefined : counts.data;
  const onlyOverdue = place.due === 'overdue';
  return (
    <>
      <NativeSelect
        aria-label={t('queues')}
        className="font-semibold"
        value={place.queue}
        options={deskQueues.map((queue) => ({
          value: queue,
          label: `${t(`queue.${queue}`)}${known ? ` ${grouped.format(known[queue])}` : ''}`,
        }))}
        onChange={({ target }) =>
          goTo.list({ queue: deskQueues.find((one) => one === target.value) ?? place.queue })
        }
      />
      <button
        type="button"
        aria-pressed={onlyOverdue}
        onClick={() => goTo.list({ due: onlyOverdue ? 'all' : 'overdue' })}
        {...hint('overdue')}
        className={cn(
          'flex min-h-11 items-center justify-between gap-1 rounded-md border px-2 text-sm font-semibold md:min-h-9 md:px-1.5',
          onlyOverdue
            ? 'border-red-deep bg-red text-sheet'
            : known?.overdue === 0
              ? 'border-line bg-sheet text-peacock hover:border-peacock hover:bg-peacock-tint'
              : 'border-line bg-sheet text-red hover:border-red hover:bg-red-tint',
        )}
      >
        <span>{t('overdueOnly')}</span>
        {/* Its place is kept until the number is there. */}
        <span className="figures min-w-3.5 text-right">
          {known ? grouped.format(known.overdue) : '–'}
        </span>
      </button>
      {counts.error && (
        <p role="alert" className="col-span-full text-sm text-red">
          {t('countsFailed')}
        </p>
      )}
      {known && known.transfers > 0 && (
        <Link
          href={transferPaths.waiting}
          className="col-span-full truncate px-1 text-sm font-semibold text-peacock underline max-md:py-2.5"
        >
          {t('transfers', { count: known.transfers })}
        </Link>
      )}
    </>
  );
}
