'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptEdit } from '@/components/claim-edit/use-kept-edit';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

type WithdrawDialogProps = { claim: PresentedClaim; onClose: () => void };

/** Asks why a claim is taken back, before it is. */
export function WithdrawDialog({ claim, onClose }: WithdrawDialogProps) {
  const t = useTranslations('claim.withdraw');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptEdit(`${claim.id}:withdrawal`, ({ reason: before }) => {
    if (typeof before === 'string') setReason((now) => now || before);
  });
  const { pending, withdraw } = useWithdraw(claim.id, leave);

  function write(text: string) {
    setReason(text);
    kept.keep(() => (text ? { reason: text } : {}));
  }

  /** Not by a slip, such as the Escape key: then it is there again. */
  function leave() {
    kept.forget();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (given) withdraw(given);
    else field.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('title', { number: claim.claimNumber })}
      description={t('text')}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={leave}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="withdraw-form"
            variant="danger"
            pending={pending}
            pendingLabel={t('pending')}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id="withdraw-form" noValidate onSubmit={submit}>
        <NoteField
          label={t('reason')}
          ref={field}
          required
          error={missing && reason.trim() === '' && t('required')}
          hint={t('reasonHint')}
          counted={(room) => t('count', room)}
          value={reason}
          onChange={write}
        />
      </form>
    </Dialog>
  );
}

/** Taking a claim back. */
function useWithdraw(claimId: string, onDone: () => void) {
  const t = useTranslations('claim.withdraw');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...claimMutations.withdraw(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return { pending: isPending, withdraw: mutate };
}
