'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { usePolling } from '@/lib/client/live/live-state';
import { dayQueries } from '@/lib/client/queries/day';
import { polling } from '@/lib/client/queries/queries';
import { grouped } from '@/lib/format/grouped';

const MyDayDialog = onDemand(async () => (await import('./my-day-dialog')).MyDayDialog, {
  close: ({ onClose }) => onClose(),
});

/** What this person has decided today and what is due, in a line; pressed, it says more. Its place is kept while it loads. */
export function MyDay() {
  const t = useTranslations('desk.day');
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...dayQueries.mine,
    refetchOnMount: 'always',
    refetchInterval: usePolling(polling.claims),
  });
  const number = (count: number) => grouped.format(count);
  const done =
    data &&
    (data.goal === null
      ? t('done', { decided: number(data.decided) })
      : t('ofGoal', { decided: number(data.decided), goal: number(data.goal) }));
  return (
    <div className="desk-day">
      {data ? (
        <button
          type="button"
          title={t('inFull', {
            decided: number(data.decided),
            hour: number(data.lastHour),
            due: number(data.dueToday),
          })}
          onClick={() => setOpen(true)}
        >
          {done} · {t('lastHour', { count: number(data.lastHour) })} ·{' '}
          {t('due', { count: number(data.dueToday) })}
        </button>
      ) : (
        error && <p>{t('failed')}</p>
      )}
      {open && data && <MyDayDialog day={data} onClose={() => setOpen(false)} />}
    </div>
  );
}
