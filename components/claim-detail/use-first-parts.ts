'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { lateQueries } from '@/lib/client/queries/late';
import { objectionQueries } from '@/lib/client/queries/objections';
import { queries } from '@/lib/client/queries/queries';
import { questionQueries } from '@/lib/client/queries/questions';

/**
 * True once each of the first parts of a claim's page is loaded, failed or waits for a network: parts that fill one by one push
 * each other down. Questions load with the claim, the rest once the claim says that there is any.
 */
export function useFirstParts(id: string, claim: PresentedClaim | undefined) {
  const asked = [
    useQuery(questionQueries.ofClaim(id)),
    useQuery(queries.unreadCounts),
    useQuery({ ...queries.confirmedDeterminations(id), enabled: Boolean(claim?.determination) }),
    useQuery({ ...objectionQueries.ofClaim(id), enabled: isListed(claim) }),
    useQuery({ ...lateQueries.ofClaim(id), enabled: Boolean(claim?.isLate || claim?.lateTrack) }),
  ];
  const answered = claim !== undefined && !asked.some(({ isLoading }) => isLoading);
  const [drawn, setDrawn] = useState(answered);
  if (answered && !drawn) setDrawn(true);
  return drawn;
}

const isListed = (claim: PresentedClaim | undefined) =>
  claim !== undefined && (claim.listedIn !== null || claim.objection !== null);
