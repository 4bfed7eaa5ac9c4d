'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDoneToMany } from '@/components/desk/decisions-to-undo/done-to-many';
import { isOfMany, useHeldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { askedAt, type PlaceAtDesk } from '@/components/desk/place/desk-place';
import { useUser } from '@/components/shell/session/use-user';
import { toast } from '@/components/ui/toast/toast';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { type ProposalsAsked, selectAtDesk } from '@/lib/client/mutations/proposals';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Ids of proposals by claim. */
type Marks = ReadonlyMap<string, string>;

/** The proposals chosen in one search: one by one, or all that it held at a moment, but for some. */
interface Chosen {
  search: string;
  marks: Marks;
  every: { selectionId: string; count: number; except: ReadonlySet<string> } | null;
}

/** One call confirms no more proposals that were chosen one by one. */
const most = 1_000;

const none: Chosen = { search: '', marks: new Map(), every: null };

const countOf = ({ marks, every }: Chosen) =>
  every ? every.count - every.except.size : marks.size;

const proposalOf = ({ determination }: DeskClaim) =>
  determination?.state === 'proposed' ? determination.id : undefined;

/** What narrows the list, without its order and page. */
const searchOf = (place: PlaceAtDesk) => {
  const { sort: _sort, page: _page, limit: _limit, ...narrowing } = askedAt(place);
  return JSON.stringify(narrowing);
};

function withMark({ marks, every, search }: Chosen, claim: DeskClaim, wanted: boolean): Chosen {
  if (every) {
    const except = new Set(every.except);
    if (wanted) except.delete(claim.id);
    else except.add(claim.id);
    return { search, marks, every: { ...every, except } };
  }
  const next = new Map(marks);
  next.delete(claim.id);
  const proposal = proposalOf(claim);
  if (wanted && proposal && next.size < most) next.set(claim.id, proposal);
  return { search, marks: next, every };
}

/** What the call names that sums them up or confirms them. */
const askedOf = ({ marks, every }: Chosen): ProposalsAsked =>
  every
    ? { selectionId: every.selectionId, except: [...every.except] }
    : { ids: [...marks.values()] };

/**
 * The proposals that the person chose to confirm together, over several pages. They belong to their search: another one ends the choice, and
 * what was chosen one by one can be restored.
 */
export function useMarked(place: PlaceAtDesk) {
  const t = useTranslations('desk.list');
  const errorText = useErrorText();
  const search = searchOf(place);
  const many = useHeldDeeds().some(isOfMany);
  const told = useDoneToMany(useUser().id);
  const [kept, setKept] = useState(none);
  const [lost, setLost] = useState(none);
  const [loading, setLoading] = useState(false);
  const isOld = kept.search !== search && countOf(kept) > 0;
  const chosen = kept.search === search ? kept : { ...none, search };

  useEffect(() => {
    if (!isOld) return;
    setLost(kept);
    setKept(none);
  }, [isOld, kept]);

  const put = (next: Chosen) => (next.search === search ? setKept(next) : setLost(next));

  /** Chooses all that the list holds, however many. */
  async function markAll() {
    setLoading(true);
    try {
      const { id: selectionId, count } = await selectAtDesk(askedAt(place));
      put({ search, marks: none.marks, every: { selectionId, count, except: new Set() } });
    } catch (error) {
      toast({ variant: 'destructive', title: t('chooseFailed'), description: errorText(error) });
    } finally {
      setLoading(false);
    }
  }

  return {
    all: {
      length: countOf(chosen),
      asked: askedOf(chosen),
      /** Those that the page knows. */
      claimIds: chosen.every ? undefined : [...chosen.marks.keys()],
      /** Chooses them again. */
      giveBack: () => put(chosen),
    },
    has: (claimId: string) =>
      chosen.every ? !chosen.every.except.has(claimId) : chosen.marks.has(claimId),
    mark: (claim: DeskClaim, wanted: boolean) => setKept(withMark(chosen, claim, wanted)),
    markAll,
    loading,
    clear: () => setKept(none),
    /** There is something to be said about it. */
    tells: countOf(lost) > 0 || many || told !== null,
    /** What another search took away. */
    lost: countOf(lost),
    /** Absent for what can be chosen again in its own search alone. */
    restore: lost.every
      ? undefined
      : () => {
          setKept({
            search,
            marks: new Map([...lost.marks, ...chosen.marks]),
            every: chosen.every,
          });
          setLost(none);
        },
  };
}

export type AllMarked = ReturnType<typeof useMarked>['all'];
export type Marked = ReturnType<typeof useMarked>;
