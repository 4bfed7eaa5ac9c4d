'use client';

import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { type ClaimTab, withTab } from '@/components/claim/claim-tabs';
import { isMissing } from '@/components/claim/form/is-missing';
import { askedAt, placedIn } from '@/components/claims/claims-place';
import { workPlaceFrom } from '@/components/claims/work-place';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths/paths';
import { consoleQueries } from '@/lib/client/queries/console';

// The next claim's page is a new one; this variable survives the change.
let followed: Direction | undefined;

/** Both addresses show a list of claims. */
const lists = [paths.ipDashboard, paths.home];

/** Leads back to the list that the claim was opened from, and to the claims beside this one. */
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

/**
 * Keeps the focus on 'Next' or 'Previous' when the page changes, so that one key leads through a list. At the list's end the
 * other one gets it.
 */
function useFocusAfterFollowing(beside: Partial<Record<Direction, unknown>> | undefined) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!beside || !followed) return;
    const direction = beside[followed] ? followed : followed === 'next' ? 'previous' : 'next';
    followed = undefined;
    nav.current
      ?.querySelector<HTMLElement>(`[data-side=${direction}]`)
      ?.focus({ preventScroll: true });
  }, [beside]);
  return {
    nav,
    remember(direction: Direction) {
      followed = direction;
    },
  };
}

/** The filters and the order of the list that this page was opened from, and its query string, from the address. */
function useListPlace() {
  const params = useSearchParams();
  return useMemo(() => {
    const place = workPlaceFrom(params);
    const { page: _, limit: __, ...list } = askedAt(place, 1);
    const query = placedIn('', place);
    return { list, query: query && `?${query}` };
  }, [params]);
}

type Direction = 'previous' | 'next';

interface NeighbourLinkProps {
  direction: Direction;
  /** null at the end of the list, undefined while it loads. */
  claim: { id: string; claimNumber: string } | null | undefined;
  query: string;
  onFollow: (direction: Direction) => void;
}

/** Leads to the claim above or below and replaces this page, so that the back button leads to the list. */
function NeighbourLink({ direction, claim, query, onFollow }: NeighbourLinkProps) {
  const t = useTranslations('claim.neighbours');
  if (!claim) return null;
  return (
    <Link
      href={`${paths.ipClaim(claim.id)}${query}`}
      replace
      prefetch={false}
      data-side={direction}
      onClick={() => onFollow(direction)}
      className={cn(
        buttonVariants({ variant: 'quiet', size: 'sm' }),
        direction === 'next' ? 'ml-auto -mr-3' : 'max-sm:-ml-3',
      )}
    >
      {direction === 'previous' && <ChevronLeft aria-hidden="true" />}
      <span className="flex flex-wrap gap-x-1.5 max-sm:flex-col max-sm:leading-tight">
        <span>{t(direction)}</span>
        <span className="figures font-normal whitespace-nowrap">{claim.claimNumber}</span>
      </span>
      {direction === 'next' && <ChevronRight aria-hidden="true" />}
    </Link>
  );
}
