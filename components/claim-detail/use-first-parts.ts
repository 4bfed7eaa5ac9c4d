'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { takesPapers } from '@/components/changes/begun';
import { ClaimantChanges } from '@/components/changes/changes-card';
import { ClaimantObjections } from '@/components/objections/objections-card';
import { AnswerForm } from '@/components/questions/claimant-question';
import { SentIt } from '@/components/questions/claimant-questions';
import { useReadyPart } from '@/components/ui/loading/use-ready-part';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeQueries } from '@/lib/client/queries/changes';
import { lateQueries } from '@/lib/client/queries/late';
import { objectionQueries } from '@/lib/client/queries/objections';
import { queries } from '@/lib/client/queries/queries';
import { questionQueries } from '@/lib/client/queries/questions';

/**
 * The claim as its page shows it: once each of the first parts is loaded, failed or waits for a network, because parts that fill
 * one by one push each other down. What changes while the page is open is shown when its own parts are there, at once. Questions
 * load with the claim, the rest once the claim says that there is any.
 */
export function useFirstParts(id: string, claim: PresentedClaim | undefined) {
  const listed = isListed(claim);
  const changed = claim !== undefined && (takesPapers(claim) || claim.changes.count > 0);
  const asked = claim?.status === 'info_required';
  const asking = [
    useQuery(questionQueries.ofClaim(id)),
    useQuery(queries.unreadCounts),
    useQuery({ ...queries.confirmedDeterminations(id), enabled: Boolean(claim?.determination) }),
    useQuery({ ...objectionQueries.ofClaim(id), enabled: listed }),
    useQuery({ ...changeQueries.ofClaim(id), enabled: changed }),
    useQuery({ ...lateQueries.ofClaim(id), enabled: Boolean(claim?.isLate || claim?.lateTrack) }),
  ];
  const ready = [
    useReadyPart(ClaimantObjections, listed),
    useReadyPart(ClaimantChanges, changed),
    useReadyPart(AnswerForm, asked),
    useReadyPart(SentIt, asked),
  ];
  const answered = !asking.some(({ isLoading }) => isLoading);
  // The server draws what is answered, and its page has the parts already.
  const [shown, setShown] = useState(answered ? claim : undefined);
  if (answered && ready.every(Boolean) && claim !== shown) setShown(claim);
  return shown?.id === id ? shown : undefined;
}

const isListed = (claim: PresentedClaim | undefined) =>
  claim !== undefined && (claim.listedIn !== null || claim.objection !== null);
