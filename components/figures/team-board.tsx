'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Cell, Figure, PlainTable, Row } from '@/components/creditors/tabs/plain-table';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { Day } from '@/lib/claims/queues/day/columns';
import type { TeamLine } from '@/lib/claims/queues/day/team';
import { usePolling } from '@/lib/client/live/live-state';
import { dayQueries } from '@/lib/client/queries/day';
import { polling } from '@/lib/client/queries/queries';
import { grouped } from '@/lib/format/grouped';
import { fullName } from '@/lib/format/person';

const figures = [
  'decided',
  'lastHour',
  'open',
  'setAside',
  'dueToday',
  'dueThisWeek',
  'overdue',
] as const satisfies readonly (keyof Day)[];

const sumOf = (team: readonly TeamLine[], name: keyof Day) =>
  team.reduce((sum, line) => sum + line[name], 0);

/** What each colleague has decided today and has still to do, by name: no order of merit. */
export function TeamBoard() {
  const t = useTranslations('figures.team');
  const { data, error, isFetching, refetch } = useQuery({
    ...dayQueries.team,
    refetchOnMount: 'always',
    refetchInterval: usePolling(polling.claims),
  });
  if (!data)
    return error ? (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSpinner label={t('loading')} />
    );
  const { team } = data;
  const nameOf = ({ person, active }: TeamLine) => {
    if (!person) return t('nobody');
    return active ? fullName(person) : t('former', { name: fullName(person) });
  };
  return (
    <div aria-busy={isFetching}>
      <p className="mb-2 text-ink-soft">{t('text')}</p>
      <PlainTable
        cards
        dense
        label={t('title')}
        columns={[
          { name: t('person') },
          ...figures.map((name) => ({ name: t(`columns.${name}`), figure: true })),
        ]}
        foot={
          <Row>
            <Cell>{t('total')}</Cell>
            {figures.map((name) =>
              // A claim that two of them decided is one for each.
              name === 'decided' || name === 'lastHour' ? (
                <Cell key={name} className="max-md:hidden!">
                  {null}
                </Cell>
              ) : (
                <Figure key={name} label={t(`columns.${name}`)}>
                  {grouped.format(sumOf(team, name))}
                </Figure>
              ),
            )}
          </Row>
        }
      >
        {team.map((line) => (
          <Row key={line.person?.id ?? 'nobody'}>
            <Cell>{nameOf(line)}</Cell>
            {figures.map((name) => (
              <Figure key={name} label={t(`columns.${name}`)}>
                {grouped.format(line[name])}
              </Figure>
            ))}
          </Row>
        ))}
      </PlainTable>
    </div>
  );
}
