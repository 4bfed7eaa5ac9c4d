'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { tidySearch } from '@/components/claims/claims-place';
import { queries } from '@/lib/client/queries/queries';
import { mostOfStatus } from '@/lib/identity/team/most-listed';
import { showTeam, teamInAddress } from './team-address';

const searched = () => new URLSearchParams(window.location.search).get(teamInAddress);

/** The team by account status, filtered by the search, which stands in the address. */
export function useTeam() {
  const search = tidySearch(useSearchParams().get(teamInAddress) ?? '');
  // Asked for each time: somebody may have registered since the page was opened.
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queries.team(search),
    staleTime: 0,
  });
  const people = data ?? [];
  const of = (...statuses: string[]) => people.filter(({ status }) => statuses.includes(status));
  const groups = [
    { name: 'pending', people: of('pending') },
    { name: 'active', people: of('active') },
    { name: 'closed', people: of('declined', 'disabled') },
  ] as const;
  // Nobody is named while those of another search would be.
  const found = isPlaceholderData || error ? undefined : data;
  return {
    loading: !found && people.length === 0 && !error,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
    search,
    /** Not for a field that hands on what it holds while the team closes. */
    searchFor: (words: string) => searched() !== null && showTeam(words),
    empty: found?.length === 0,
    /** Nobody is called as was searched for; these names come near. */
    near: found?.some(({ near }) => near) ?? false,
    cut: groups.some((group) => group.people.length >= mostOfStatus),
    groups: groups.filter((group) => group.people.length > 0),
  };
}
