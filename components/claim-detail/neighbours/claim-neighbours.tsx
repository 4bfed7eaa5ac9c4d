'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { isMissing } from '@/components/claim-detail/form/is-missing';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';
import { NeighbourLink } from './neighbour-link';
import { useFocusAfterFollowing } from './use-focus-after-following';
import { useListPlace } from './use-list-place';

/** A list of claims is shown at both addresses. */
const lists = [paths.ipDashboard, paths.home];

/** The way through the list that the claim was opened from: back to it, and on to the claims beside this one. */
export function ClaimNeighbours({ id }: { id: string }) {
  const t = useTranslations('claim.neighbours');
  const ui = useTranslations('ui.failure');
  const { list, query } = useListPlace();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.neighbours(id, list),
    refetchOnMount: 'always',
  });
  const { nav, remember } = useFocusAfterFollowing(data);
  const failed = error !== null && !isMissing(error);
  return (
    <nav
      ref={nav}
      aria-label={t('label')}
      className="mb-2 flex flex-wrap items-center justify-between gap-x-6"
    >
      <BackLink home={`${paths.ipDashboard}${query}`} label={t('back')} only={lists} />
      {failed ? (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft" role="alert">
          {t('failed')}
          <Button variant="quiet" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {ui('retry')}
          </Button>
        </p>
      ) : (
        <div className="flex min-h-11 grow items-center justify-between gap-x-2 sm:grow-0 sm:justify-end md:min-h-8">
          <NeighbourLink
            direction="previous"
            claim={data?.previous}
            query={query}
            onFollow={remember}
          />
          <NeighbourLink direction="next" claim={data?.next} query={query} onFollow={remember} />
        </div>
      )}
    </nav>
  );
}
