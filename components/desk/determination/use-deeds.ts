'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type About, deedOf, heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import type { Task } from '@/components/desk/decisions-to-undo/tasks';
import { useUser } from '@/components/shell/session/use-user';
import { may } from '@/lib/access/permissions';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { sentOf } from './sent';
import type { useDeterminationForm } from './use-determination-form';
import type { DeskValues } from './values';

/** What the main button does: confirms the open proposal, confirms the typed values, or proposes them. */
export type MainDeed = 'confirmProposal' | 'confirm' | 'propose';

interface Deciding {
  claim: PresentedClaim;
  newest: PresentedDetermination | undefined;
  editor: ReturnType<typeof useDeterminationForm>;
  /** Called once a decision is held; then the next claim opens. */
  onDone: () => void;
}

export function useDeeds({ claim, newest, editor, onDone }: Deciding) {
  const user = useUser();
  const client = useQueryClient();
  /** Of the case as the page shows it; the server decides by the same. */
  const { mayConfirmOwn = false, rates } = useQuery(queries.case).data ?? {};
  /** Confirms or returns other people's proposals. */
  const mayConfirm = may(user.role, 'claim.confirm');

  /** It outlives the component: it goes out while the person looks at the next claim. */
  function hold(kind: About['kind'], task: Task, whenLeaving?: () => void) {
    const about = { kind, claimId: claim.id, claimNumber: claim.claimNumber };
    heldDeeds.hold(
      deedOf({ client, userId: user.id }, about, task, whenLeaving ? { whenLeaving } : {}),
    );
    onDone();
  }

  async function determine(values: DeskValues, confirm: boolean) {
    const body = sentOf(claim.creditorType, values, editor.read, confirm, rates);
    // If the person undoes it, or the server refuses it, everything that they typed is still there. The form also stores it on
    // leaving, but nobody waits for that: a person who undoes it at once would come back too early.
    await editor.keepNow();
    hold(
      confirm ? 'confirm' : 'propose',
      { do: 'determine', claimId: claim.id, body },
      () => void editor.keepNow(true),
    );
  }

  return {
    /** The open proposal, if the fields still say the same. */
    standingProposal(values: DeskValues) {
      const lies = newest?.state === 'proposed' && !editedSince(claim);
      return lies && !editor.isChanged(values) ? newest : undefined;
    },
    mainDeed(values: DeskValues): MainDeed {
      if (mayConfirm && this.standingProposal(values)) return 'confirmProposal';
      return mayConfirmOwn ? 'confirm' : 'propose';
    },
    /** Who else has to confirm the unchanged proposal; undefined if nobody has to. */
    waiting(values: DeskValues): 'secondPerson' | 'administrator' | undefined {
      const proposal = this.standingProposal(values);
      if (!proposal || mayConfirmOwn) return undefined;
      if (proposal.proposedBy?.id === user.id) return 'secondPerson';
      return mayConfirm ? undefined : 'administrator';
    },
    mayConfirm,
    propose: (values: DeskValues) => determine(values, false),
    confirm: (values: DeskValues) => determine(values, true),
    confirmProposal: ({ id }: PresentedDetermination) =>
      hold('confirm', { do: 'confirm', claimId: claim.id, id }),
    giveBack: ({ id }: PresentedDetermination, remark: string) =>
      hold('return', { do: 'return', claimId: claim.id, id, remark }),
    async setAside(until: string | null, note: string | null) {
      await editor.keepNow();
      const seen = newest?.number ?? 0;
      const { version: claimVersion, status } = claim;
      const documents = claim.documents.length;
      const body = { until, note, claimVersion, seen, status, documents };
      hold('setAside', { do: 'setAside', claimId: claim.id, body });
    },
  };
}
