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
import { placedIn } from '@/components/claims/claims-place';
import { workPlaceFrom } from '@/components/claims/work-place';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths/paths';
import { consoleQueries } from '@/lib/client/queries/console';

// The page of the next claim is another one: this outlives the one that was left.
let followed: Direction | undefined;

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

/**
 * Keeps the focus on 'Next' or 'Previous' over the change of pages that it leads through, so that a
 * keyboard goes through a list by one key; at the list's end it goes to the other one.
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

/** The list that this page was opened from, as its address tells: what narrows and sorts it, and its query string. */
function useListPlace() {
  const params = useSearchParams();
  return useMemo(() => {
    const place = workPlaceFrom(params);
    const { page: _, ...list } = place;
    const query = placedIn('', place);
    return { list, query: query && `?${query}` };
  }, [params]);
}

type Direction = 'previous' | 'next';

interface NeighbourLinkProps {
  direction: Direction;
  /** null at the end of the list, undefined while it is asked for. */
  claim: { id: string; claimNumber: string } | null | undefined;
  /** The list's place in the address. */
  query: string;
  onFollow: (direction: Direction) => void;
}

/** Leads to the claim above or below in the list, in the place of this one: the way back stays the list. */
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
