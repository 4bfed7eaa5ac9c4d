'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { heldChanges, shown } from '@/components/ip-dashboard/held/held-changes';
import { nameLeft } from '@/components/ip-dashboard/held/left';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { useUser } from '@/components/shell/session/signed-in';
import { toast } from '@/components/ui/toast/toast';
import { loadAnew } from '@/lib/client/load-anew';
import { type BulkResult, staleByClaims } from '@/lib/client/mutations/claims';
import { changeAll, type PartCall } from '@/lib/client/mutations/selections';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { BulkDialogProps } from './bulk-change';
import type { Weighed } from './use-weight';

interface Change {
  /** Changes these claims; `guarded`: leave alone what is no longer as the person saw it. */
  some(claims: SelectedClaim[], guarded: boolean, leaving: boolean): Promise<BulkResult>;
  /** Changes the next part of all that filters leave. */
  part(selectionId: string): PartCall;
  /** What it does, in words. */
  words: string;
  /** Titles of what is said at its end. */
  done: string;
  failed: string;
}

/** Holds a change of claims for a while before it is made, tells how it went, and has what it left named. */
export function useHeldChange(
  { claims, onHeld, onClose }: BulkDialogProps,
  { selectionId, count }: Weighed,
) {
  const t = useTranslations('ip.bulk');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { id: person } = useUser();

  function tell(change: Change, result: BulkResult) {
    const { updated, proposed, gone = 0, skipped } = result;
    const left = skipped.length + gone;
    if (updated > 0) {
      const description = left
        ? t('changedAndLeft', { count: updated, left })
        : t('changed', { count: updated });
      toast({ variant: 'success', title: change.done, description });
    }
    if (proposed) toast({ variant: 'success', title: t('proposed', { count: proposed }) });
    if (skipped.length === 0) return;
    const again = async (ids: string[]) => {
      const among = new Set(ids);
      const chosen = claims.filter(({ id }) => among.has(id));
      await send(change, chosen, false, false);
    };
    nameLeft({ result, person, ...(claims.length > 0 && { anyway: again }) });
  }

  async function send(
    change: Change,
    chosen: SelectedClaim[],
    guarded: boolean,
    leaving: boolean,
    part?: PartCall | undefined,
    progress: (done: number) => void = () => undefined,
  ) {
    try {
      const result = part
        ? await changeAll(part, progress)
        : await change.some(chosen, guarded, leaving);
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
      count,
      person,
      // It outlives the dialog.
      send: (leaving, progress) => send(change, claims, true, leaving, part, progress),
    });
    onHeld(claims.map(({ id }) => id));
    onClose();
  };
}
