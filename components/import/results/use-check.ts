'use client';

import { useQuery } from '@tanstack/react-query';
import { type ClaimsFile, checkClaims } from '@/lib/client/files/claims-file';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** What would become of the chosen file; asks again for each file and type. */
export function useCheck(creditorType: CreditorType | null, file: File | null, choice: number) {
  const sent: ClaimsFile | null = creditorType && file && { creditorType, file };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bulk-check', creditorType, choice],
    queryFn: ({ signal }) => (sent ? checkClaims(sent, signal) : null),
    enabled: sent !== null,
    // Without a network it says so, instead of waiting for one.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const checking = sent !== null && isFetching;
  return {
    sent,
    answer: (sent && !checking && data) || null,
    error: sent && !checking ? error : null,
    checking,
    retry: () => void refetch(),
  };
}

export type Check = ReturnType<typeof useCheck>;
