'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateField } from '@/components/ui/dates/date-field';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import { creditorMutations } from '@/lib/client/mutations/creditor-lists';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { faultWithin } from '@/lib/format/typed-day';
import { ListState } from './list-state';
import { MakingProgress } from './making-progress';
import { OneList } from './one-list';
import { PublicSettings } from './public-settings';
import { usePlace } from './use-place';

export function CreditorsPage() {
  const t = useTranslations('creditors');
  const number = usePlace().count('list');
  if (number) return <OneList key={number} number={number} />;
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('text')}</p>
      <p className="mb-5">
        <Link
          href={listPaths.figures}
          className="link inline-flex min-h-11 items-center md:min-h-8"
        >
          {t('figures')}
        </Link>
      </p>
      <AskForList />
      <ListOfLists />
      <PublicSettings />
    </>
  );
}

/** Asks for a list as on a day, by default today; not while one is being made. */
function AskForList() {
  const t = useTranslations('creditors.make');
  const errorText = useErrorText();
  const today = dayInIndia(new Date());
  const [asOn, setAsOn] = useState(today);
  const [asked, setAsked] = useState(false);
  const { data } = useQuery(creditorQueries.lists);
  const making = data?.lists.some(({ state }) => state === 'making') ?? false;
  const ask = useMutation({
    ...creditorMutations.ask,
    onSuccess: () => toast({ variant: 'success', title: t('asked') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!faultWithin(asOn, '', today) && !ask.isPending && !making) ask.mutate(asOn);
  }
  return (
    <form noValidate onSubmit={submit} className="mb-6 flex flex-wrap items-start gap-3">
      <DateField
        label={t('label')}
        hint={t('hint')}
        required
        max={today}
        asked={asked}
        value={asOn}
        onChange={setAsOn}
        className="max-w-sm"
      />
      <Button type="submit" className="sm:mt-14.5" pending={ask.isPending} disabled={making}>
        {t('button')}
      </Button>
    </form>
  );
}

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

/** Newest first. */
function ListOfLists() {
  const t = useTranslations('creditors');
  const { data, error, isFetching, refetch } = useQuery({
    ...creditorQueries.lists,
    refetchOnMount: 'always',
  });
  // These stand below: whichever came first would be pushed by the other.
  const settings = useQuery({
    ...creditorQueries.settings,
    enabled: may(useUser().role, 'case.edit'),
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
  if (!data || settings.isLoading) return <PageSpinner label={t('loading')} />;
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
