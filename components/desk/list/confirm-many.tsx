'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { deedOf, heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { proposalsSummary } from '@/lib/client/mutations/proposals';
import { Weight } from './proposals-weight';
import '@/components/desk/decisions-to-undo/ask-before-cut';
import type { AllMarked } from './use-marked';

interface ConfirmManyProps {
  marked: AllMarked;
  onClose: () => void;
  /** The deed is held: nothing is chosen any more. */
  onDone: () => void;
}

/** Shows what confirming the chosen proposals means, and then holds it for as long as it can be undone. */
export function ConfirmMany({ marked, onClose, onDone }: ConfirmManyProps) {
  const t = useTranslations('desk.many');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const main = useRef<HTMLButtonElement>(null);
  const { data, error, isFetching, refetch } = useQuery(proposalsSummary(marked.asked));
  const ready = data?.ready.proposals ?? 0;

  function hold() {
    const about = {
      kind: 'confirmMany',
      claimId: data?.largest[0]?.id ?? '',
      claimNumber: t('proposals', { count: ready }),
      count: marked.length,
      inParts: 'selectionId' in marked.asked,
      ...(marked.claimIds && { claimIds: marked.claimIds }),
    } as const;
    const task = { do: 'confirmMany', asked: marked.asked } as const;
    heldDeeds.hold(deedOf({ client, userId }, about, task, { takenBack: marked.giveBack }));
    onDone();
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      initialFocus={main}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button ref={main} disabled={ready === 0} onClick={hold}>
            {data ? t('confirm', { count: ready }) : t('adding')}
          </Button>
        </>
      }
    >
      {error ? (
        <CallFailure
          title={t('summaryFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Weight summary={data} chosen={marked.length} />
      )}
    </Dialog>
  );
}
