'use client';

import { type MutationOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Deed, heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { useUser } from '@/components/shell/session/use-user';
import { may } from '@/lib/access/permissions';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { determinationMutations } from '@/lib/client/mutations/determinations';
import { discardDetermination } from '@/lib/client/on-device/determinations';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
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

const isRefusedToOne = (error: unknown) =>
  error instanceof RequestError &&
  (error.answer.code === 'second_person_required' || error.answer.code === 'forbidden');

export function useDeeds({ claim, newest, editor, onDone }: Deciding) {
  const user = useUser();
  const client = useQueryClient();
  /** Of the case as the page shows it; the server decides by the same. */
  const { mayConfirmOwn = false, rates } = useQuery(queries.case).data ?? {};
  /** Confirms or returns other people's proposals. */
  const mayConfirm = may(user.role, 'claim.confirm');

  /** Outlives the component: the call goes out while the person looks at the next claim. */
  async function run<Data, Error, Variables>(
    options: MutationOptions<Data, Error, Variables>,
    variables: Variables,
  ) {
    await client
      .getMutationCache()
      .build(client, options)
      .execute(variables)
      .catch((error: unknown) => {
        // Somebody has changed who may confirm.
        if (isRefusedToOne(error)) void client.invalidateQueries(queries.case);
        throw error;
      });
    await discardDetermination(user.id, claim.id);
  }

  function hold(kind: Deed['kind'], send: Deed['send']) {
    heldDeeds.hold({ kind, claimId: claim.id, claimNumber: claim.claimNumber, send });
    onDone();
  }

  async function determine(values: DeskValues, confirm: boolean) {
    const body = sentOf(claim.creditorType, values, editor.read, confirm, rates);
    // If the person undoes it, or the server refuses it, everything that they typed is still there. The form also stores it on
    // leaving, but nobody waits for that: a person who undoes it at once would come back too early.
    await editor.keepNow();
    hold(confirm ? 'confirm' : 'propose', (leaving) => {
      if (leaving) void editor.keepNow(true);
      return run(determinationMutations.determine, { claimId: claim.id, body, leaving });
    });
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
      hold('confirm', (leaving) => run(determinationMutations.confirm, { id, leaving })),
    giveBack: ({ id }: PresentedDetermination, remark: string) =>
      hold('return', (leaving) => run(determinationMutations.giveBack, { id, remark, leaving })),
  };
}
