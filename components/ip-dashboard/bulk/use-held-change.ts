'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { heldChanges, shown } from '@/components/ip-dashboard/changes-to-undo/held-changes';
import {
  type Made,
  rememberOwn,
  type SeenClaim,
} from '@/components/ip-dashboard/changes-to-undo/own-changes';
import { nameSkipped } from '@/components/ip-dashboard/changes-to-undo/skipped-claims';
import { useUser } from '@/components/shell/session/use-user';
import { toast } from '@/components/ui/toast/toast';
import { loadAnew } from '@/lib/client/load-anew';
import type { BulkResult } from '@/lib/client/mutations/claims';
import {
  changeAll,
  changeSome,
  type PartCall,
  type SomeResult,
  selectionQueries,
} from '@/lib/client/mutations/many-claims';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { BulkDialogProps } from './bulk-change';
import { namedShort } from './named-short';
import type { Summarised } from './use-summary';

interface Change {
  /** Changes these claims; `guarded` leaves alone those that are no longer as the person saw them. */
  some(claims: readonly SeenClaim[], guarded: boolean, leaving: boolean): Promise<BulkResult>;
  makes: Made;
  /** Changes the next part of all that the filters leave. */
  part(selectionId: string): PartCall;
  words: string;
  done: string;
  failed: string;
}

/** Sends a change of many claims after the time to undo it, says how it went, and names the claims that it skipped. */
export function useHeldChange(
  { claims: asked, selected, onHeld, onClose }: BulkDialogProps,
  { claims, selectionId, count }: Summarised,
) {
  const t = useTranslations('ip.bulk');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { id: person } = useUser();

  /** Gives those of these claims that the person may still change, by id. */
  async function reached(claimIds: string[]) {
    const summary = selectionQueries.summary({ claimIds });
    const { found } = await client.fetchQuery({ ...summary, staleTime: 0 });
    return found.map(({ id }) => id);
  }

  function tell(change: Change, result: SomeResult) {
    const { updated, proposed, gone = 0, skipped } = result;
    const left = skipped.length + gone;
    if (updated > 0) {
      const description = left
        ? t('changedAndLeft', { count: updated, left })
        : t('changed', { count: updated });
      toast({ variant: 'success', title: change.done, description });
    }
    if (result.outOfReach)
      toast({ title: t('outOfReach', namedShort(result.outOfReach)), duration: 30_000 });
    else if (updated === 0 && gone > 0)
      toast({ title: t('nothingChanged'), description: t('gone', { count: gone }) });
    if (proposed) toast({ variant: 'success', title: t('proposed', { count: proposed }) });
    if (skipped.length === 0) return;
    const again = async (ids: string[]) => {
      const among = new Set(ids);
      const chosen = claims.filter(({ id }) => among.has(id));
      await send(change, chosen, false, false);
    };
    nameSkipped({ result, person, ...(claims.length > 0 && { anyway: again }) });
  }

  async function send(
    change: Change,
    chosen: readonly SeenClaim[],
    guarded: boolean,
    leaving: boolean,
    part?: PartCall | undefined,
    progress: (done: number) => void = () => undefined,
  ) {
    try {
      const result: SomeResult = part
        ? await changeAll(part, progress)
        : await changeSome(chosen, reached, (some) => change.some(some, guarded, leaving));
      const left = new Set(result.skipped.map(({ id }) => id));
      const ids = chosen.map(({ id }) => id).filter((id) => !left.has(id));
      rememberOwn(part ? null : ids, change.makes);
      tell(change, result);
    } catch (error) {
      if (!shown.bar)
        toast({ variant: 'destructive', title: change.failed, description: errorText(error) });
      throw error;
    } finally {
      if (!leaving) await loadAnew(client, staleByClaims);
    }
  }

  return function hold(change: Change) {
    // One for all tries: it goes on where it was cut off.
    const part = selectionId ? change.part(selectionId) : undefined;
    heldChanges.hold({
      words: change.words,
      failed: change.failed,
      claims,
      selected,
      count,
      person,
      // It outlives the dialog.
      send: (leaving, progress) => send(change, claims, true, leaving, part, progress),
    });
    onHeld(asked.map(({ id }) => id));
    onClose();
  };
}
