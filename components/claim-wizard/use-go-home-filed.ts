'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { noteFiled } from '@/lib/client/just-filed';
import { staleByDrafts } from '@/lib/client/mutations/drafts';
import { paths } from '@/lib/client/paths/paths';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';

/** Leads home once a claim is filed. Forgets the loaded lists, so that the home page never shows them without the claim first. */
export function useGoHomeFiled() {
  const client = useQueryClient();
  const router = useRouter();
  return () => {
    noteFiled();
    for (const stale of [...staleByClaims, ...staleByDrafts]) client.removeQueries(stale);
    router.replace(paths.home);
  };
}
