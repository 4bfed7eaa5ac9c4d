'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '@/lib/client/queries/queries';

// In a larger team, typing finds a person faster.
const many = 7;
// The call gives no more of one status.
const maxPerStatus = 500;

/** The team by account status, filtered by the search. */
export function useTeam() {
  const [search, setSearch] = useState('');
  // Asked for each time: somebody may have registered since the page was opened.
  const { data, error, isFetching, refetch } = useQuery({ ...queries.team(search), staleTime: 0 });
  const people = data ?? [];
  const of = (...statuses: string[]) => people.filter(({ status }) => statuses.includes(status));
  const groups = [
    { name: 'pending', people: of('pending') },
    { name: 'active', people: of('active') },
    { name: 'closed', people: of('declined', 'disabled') },
  ] as const;
  return {
    loading: !data && !error,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
    search,
    setSearch,
    searchable: search !== '' || people.length >= many,
    empty: people.length === 0,
    cut: groups.some((group) => group.people.length >= maxPerStatus),
    groups: groups.filter((group) => group.people.length > 0),
  };
}
