'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askedAt, type PlaceAtDesk } from '@/components/desk/place/desk-place';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { consoleQueries } from '@/lib/client/queries/console';

export interface Marked {
  claimId: string;
  claimNumber: string;
  determinationId: string;
  admitted: string;
}

/** One call confirms no more proposals. */
const most = 1_000;
const perCall = 100;

const markedOf = ({ id, claimNumber, determination }: DeskClaim): [string, Marked][] =>
  determination?.state === 'proposed'
    ? [
        [
          id,
          {
            claimId: id,
            claimNumber,
            determinationId: determination.id,
            admitted: determination.totals.admitted,
          },
        ],
      ]
    : [];

/** The proposals that the person chose to confirm together, over several pages. */
export function useMarked(place: PlaceAtDesk) {
  const client = useQueryClient();
  const [marked, setMarked] = useState<ReadonlyMap<string, Marked>>(new Map());
  const [loading, setLoading] = useState(false);

  /** Marks all that the list holds, up to as many as one call takes. */
  async function markAll() {
    setLoading(true);
    try {
      const found = new Map<string, Marked>();
      for (let page = 1; page <= most / perCall; page += 1) {
        const asked = { ...askedAt(place), page, limit: perCall };
        const { claims, total } = await client.fetchQuery({
          ...consoleQueries.desk(asked),
          staleTime: 0,
        });
        for (const [id, one] of claims.flatMap(markedOf)) found.set(id, one);
        if (page * perCall >= total) break;
      }
      setMarked(found);
    } finally {
      setLoading(false);
    }
  }

  return {
    all: [...marked.values()],
    has: (claimId: string) => marked.has(claimId),
    mark(claim: DeskClaim, wanted: boolean) {
      const next = new Map(marked);
      next.delete(claim.id);
      if (wanted) for (const [id, one] of markedOf(claim)) next.set(id, one);
      setMarked(next);
    },
    markAll,
    loading,
    clear: () => setMarked(new Map()),
  };
}
