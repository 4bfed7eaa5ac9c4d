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

/** What the main button does: puts the proposal in force that there is, or what is typed, or proposes it. */
export type MainDeed = 'confirmProposal' | 'confirm' | 'propose';

interface Deciding {
  claim: PresentedClaim;
  newest: PresentedDetermination | undefined;
  editor: ReturnType<typeof useDeterminationForm>;
  /** Called once a deed is held: the next claim has its turn. */
  onDone: () => void;
}

const isRefusedToOne = (error: unknown) =>
  error instanceof RequestError &&
  (error.answer.code === 'second_person_required' || error.answer.code === 'forbidden');

/** What may be done with what the fields say, and doing it. */
export function useDeeds({ claim, newest, editor, onDone }: Deciding) {
  const user = useUser();
  const client = useQueryClient();
  /** By the case as the page shows it, which the server goes by. */
  const { mayConfirmOwn = false, rates } = useQuery(queries.case).data ?? {};
  /** Puts in force what others proposed, or returns it. */
  const mayConfirm = may(user.role, 'claim.confirm');

  /** Outlives the component: it is sent while the next claim is looked at. */
  async function run<Data, Error, Variables>(
    options: MutationOptions<Data, Error, Variables>,
    variables: Variables,
  ) {
    await client
      .getMutationCache()
      .build(client, options)
      .execute(variables)
      .catch((error: unknown) => {
        // Who may confirm was set otherwise meanwhile.
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
    // Undoing it, or its being refused, finds everything that was typed. The form keeps it on leaving, too, but nobody waits
    // for that: whoever undoes it at once would come back before it is written.
    await editor.keepNow();
    hold(confirm ? 'confirm' : 'propose', (leaving) => {
      if (leaving) void editor.keepNow(true);
      return run(determinationMutations.determine, { claimId: claim.id, body, leaving });
    });
  }

  return {
    /** The proposal that lies here unchanged, if one does. */
    standingProposal(values: DeskValues) {
      const lies = newest?.state === 'proposed' && !editedSince(claim);
      return lies && !editor.isChanged(values) ? newest : undefined;
    },
    mainDeed(values: DeskValues): MainDeed {
      if (mayConfirm && this.standingProposal(values)) return 'confirmProposal';
      return mayConfirmOwn ? 'confirm' : 'propose';
    },
    /** Why nothing is done with what lies here unchanged, if somebody else has to confirm it. */
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
