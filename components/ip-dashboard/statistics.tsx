'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { type ClaimsPlace, narrowedBy } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { workPlaces } from '@/components/claims/work-place';
import { useUser } from '@/components/shell/session/use-user';
import { Spinner } from '@/components/ui/loading/spinner';
import { reachOf } from '@/lib/access/permissions';
import { queries } from '@/lib/client/queries/queries';
import { Figure, type FigureProps } from './figure';

type StatisticsProps = {
  list: ClaimsList;
  /** How many of the listed claims are in this person's hands. */
  mine: FigureProps['value'];
};

/** The figures of the claims, in one line where there is room. Each lists the claims that it counts. */
export function Statistics({ list, mine }: StatisticsProps) {
  const { id, role } = useUser();
  const t = useTranslations('ip.statistics');
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.statistics);
  if (error) {
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { place, narrowed, narrow, clear } = list;
  const whole = reachOf(role, 'statistics.read') === 'any';
  const everything = { pressed: !narrowed, onPress: clear };
  const alone = narrowedBy(place).length === 1;
  const only = <Key extends 'status' | 'assignedToId'>(key: Key, value: ClaimsPlace[Key]) => {
    const pressed = alone && place[key] === value;
    return {
      pressed,
      onPress: () => (pressed ? clear() : narrow({ ...workPlaces.unnarrowed, [key]: value })),
    };
  };
  return (
    <section aria-label={t('label')} aria-busy={isPending} className="mr-auto max-md:w-full">
      {isPending && (
        <span className="sr-only">
          <Spinner />
        </span>
      )}
      <dl className="figures-line">
        <Figure
          label={whole ? t('total') : t('assigned')}
          value={data?.total}
          note={data?.withdrawn ? t('withdrawn', { count: data.withdrawn }) : undefined}
          {...everything}
        />
        <Figure label={t('pending')} value={data?.pending} {...only('status', 'pending')} />
        <Figure label={t('approved')} value={data?.approved} {...only('status', 'approved')} />
        <Figure
          label={t('rejected')}
          value={data && (data.rejected ?? 0)}
          {...only('status', 'rejected')}
        />
        <Figure
          label={t('assigned')}
          value={mine}
          note={t('onThisPage')}
          {...(whole ? only('assignedToId', id) : everything)}
        />
      </dl>
    </section>
  );
}
