'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { isMissing } from '@/components/claim-detail/form/is-missing';
import { type ClaimTab, withTab } from '@/components/claim-detail/glance/claim-tabs';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { consoleQueries } from '@/lib/client/console-queries';
import { paths } from '@/lib/client/paths';
import { NeighbourLink } from './neighbour-link';
import { useFocusAfterFollowing } from './use-focus-after-following';
import { useListPlace } from './use-list-place';

/** A list of claims is shown at both addresses. */
const lists = [paths.ipDashboard, paths.home];

/** The way through the list that the claim was opened from: back to it, and on to the claims beside this one. */
export function ClaimNeighbours({ id, tab }: { id: string; tab: ClaimTab }) {
  const t = useTranslations('claim.neighbours');
  const ui = useTranslations('ui.failure');
  const { list, query } = useListPlace();
  const { data, error, isFetching, refetch } = useQuery({
    ...consoleQueries.neighbours(id, list),
    refetchOnMount: 'always',
  });
  const { nav, remember } = useFocusAfterFollowing(data);
  const failed = error !== null && !isMissing(error);
  return (
    <nav
      ref={nav}
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-between gap-x-6"
    >
      <span data-side="list" className="contents">
        <BackLink home={`${paths.ipDashboard}${query}`} label={t('back')} only={lists} />
      </span>
      {failed ? (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft" role="alert">
          {t('failed')}
          <Button variant="quiet" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {ui('retry')}
          </Button>
        </p>
      ) : (
        <div className="flex min-h-11 grow items-center justify-between gap-x-2 max-sm:basis-full sm:grow-0 sm:justify-end md:min-h-8">
          <NeighbourLink
            direction="previous"
            claim={data?.previous}
            query={withTab(query, tab)}
            onFollow={remember}
          />
          <NeighbourLink
            direction="next"
            claim={data?.next}
            query={withTab(query, tab)}
            onFollow={remember}
          />
        </div>
      )}
    </nav>
  );
}
