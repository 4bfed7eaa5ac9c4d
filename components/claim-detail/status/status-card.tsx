'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Facts } from '@/components/claim/form/facts';
import { EditConflict } from '@/components/claims/edit-conflict';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/fields/field';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Select } from '@/components/ui/select/select';
import { StatusBadge } from '@/components/ui/status-badge';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { isClosed, type ReviewStatus, reviewStatuses } from '@/lib/reference/claim-status';

const WithdrawDialog = onDemand(async () => (await import('./withdraw-dialog')).WithdrawDialog, {
  close: ({ onClose }) => onClose(),
});

const UndoDialog = onDemand(async () => (await import('./undo-dialog')).UndoDialog, {
  close: ({ onClose }) => onClose(),
});

function hintOf(rejects: boolean, byPost: boolean) {
  if (rejects) return byPost ? 'reasonByPost' : 'reasonHint';
  return byPost ? 'noteByPost' : 'noteHint';
}

export function StatusCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.status');
  const statuses = useTranslations('ui.status');
  const why = useTranslations('claim.withdrawn');
  const withdrawal = useTranslations('claim.withdraw');
  const [undoing, setUndoing] = useState(false);
  const [noting, setNoting] = useState(false);
  const { chosen, choose, note, writeNote, same, rejects, asksReason, pending, error, update } =
    useSetStatus(claim);
  const byPost = claim.claimant.email === null;
  const withdrawn = claim.status === 'withdrawn';
  const facts = [
    { label: t('current'), value: <StatusBadge status={claim.status} /> },
    ...(claim.reviewNote ? [{ label: t('lastNote'), value: claim.reviewNote }] : []),
  ];
  return (
    <Card aria-labelledby="status-heading">
      <CardHeader id="status-heading" title={t('title')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Facts columns={1} facts={facts} />
        <EditConflict error={error} />
        {withdrawn && <p className="text-ink-soft">{why('status')}</p>}
        {withdrawn && claim.withdrawalNotedBy && (
          <Button variant="quiet" className="justify-self-start" onClick={() => setUndoing(true)}>
            {withdrawal('undo.button')}
          </Button>
        )}
        {!withdrawn && (
          <>
            <Field label={t('new')}>
              <Select
                options={reviewStatuses.map((status) => ({
                  value: status,
                  label: statuses(status),
                }))}
                value={chosen}
                onValueChange={choose}
                placeholder={t('choose')}
              />
            </Field>
            <NoteField
              label={t(rejects ? 'reason' : 'note')}
              required={rejects}
              hint={t(hintOf(rejects, byPost))}
              error={asksReason ? t('reasonNeeded') : undefined}
              counted={(room) => t('noteCount', room)}
              value={note}
              onChange={writeNote}
            />
            <Button disabled={same || chosen === ''} pending={pending} onClick={update}>
              {t(same ? 'same' : 'update')}
            </Button>
            {!isClosed(claim.status) && (
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => setNoting(true)}
              >
                {withdrawal('forCreditor.button')}
              </Button>
            )}
          </>
        )}
      </CardBody>
      {undoing && <UndoDialog claim={claim} onClose={() => setUndoing(false)} />}
      {noting && <WithdrawDialog claim={claim} onClose={() => setNoting(false)} />}
    </Card>
  );
}

function useSetStatus(claim: PresentedClaim) {
  const t = useTranslations('claim.status');
  const errorText = useErrorText();
  const [picked, setPicked] = useState<ReviewStatus>();
  const [note, setNote] = useState('');
  // The page may update while the person decides; only what they saw when they started counts.
  const [seen, setSeen] = useState<Pick<PresentedClaim, 'status' | 'version'>>();
  const begin = () => setSeen(seen ?? claim);
  const chosen = picked ?? reviewStatuses.find((status) => status === claim.status);
  const [tried, setTried] = useState(false);
  const same = chosen === claim.status;
  const rejects = chosen === 'rejected' && !same;
  const noReason = rejects && note.trim() === '';

  const { mutate, isPending, error } = useMutation({
    ...claimMutations.setStatus(claim.id),
    onSuccess: ({ notice }) => {
      setSeen(undefined);
      // For somebody who may not confirm a decision, it is a proposal.
      toast({ variant: 'success', title: t(notice ? 'proposed' : 'done') });
      setNote('');
      setTried(false);
    },
    onError: (failure) => {
      setSeen(undefined);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) });
    },
  });

  return {
    chosen: chosen ?? '',
    choose(value: string) {
      begin();
      setPicked(reviewStatuses.find((status) => status === value));
    },
    note,
    writeNote(text: string) {
      begin();
      setNote(text);
    },
    same,
    rejects,
    /** The person tried to reject without a reason. */
    asksReason: tried && noReason,
    pending: isPending,
    error,
    update() {
      setTried(true);
      if (!chosen || noReason) return;
      const { status: from, version } = seen ?? claim;
      mutate({ status: chosen, reviewNote: note.trim(), from, version });
    },
  };
}
