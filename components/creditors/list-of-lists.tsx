'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Card } from '@/components/ui/card';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { creditorQueries } from '@/lib/client/queries/creditors';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { ListState } from './list-state';
import { MakingProgress } from './making-progress';
import { usePlace } from './use-place';

function Row({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.list');
  const language = useLocale();
  const { go } = usePlace();
  const { number, asOn, state, rows, totals } = list;
  const { people } = totals.received;
  const columns = useTranslations('creditors.columns');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <div className="min-w-0">
        <a
          href={`?list=${number}`}
          className="link inline-flex min-h-11 items-center font-semibold md:min-h-8"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            go({ list: number });
          }}
        >
          {t('title', { number })}, {t('asOn', { date: formatDate(asOn, language) })}
        </a>
        {state === 'making' ? (
          <MakingProgress list={list} />
        ) : (
          <p className="figures text-sm text-ink-soft">
            {people === null
              ? t('rows', { count: rows })
              : t('claims', { count: totals.received.count })}
            {people ? ` · ${columns('people', { count: people })}` : ''} ·{' '}
            {t('admitted', { amount: formatMoney(totals.admitted.amount) })}
          </p>
        )}
      </div>
      <ListState list={list} />
    </li>
  );
}

/** Every list, the newest first. */
export function ListOfLists() {
  const t = useTranslations('creditors');
  const { data, error, isFetching, refetch } = useQuery({
    ...creditorQueries.lists,
    refetchOnMount: 'always',
  });
  if (!data && error)
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PageSpinner label={t('loading')} />;
  if (data.lists.length === 0) return <p>{t('none')}</p>;
  return (
    <Card>
      <ul>
        {data.lists.map((list) => (
          <Row key={list.number} list={list} />
        ))}
      </ul>
    </Card>
  );
}
