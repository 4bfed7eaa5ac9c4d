'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Asks why the note of a withdrawal was a mistake, and takes it back. */
export function UndoDialog({ claim, onClose }: { claim: PresentedClaim; onClose: () => void }) {
  const t = useTranslations('claim.withdraw');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useMutation({
    ...claimMutations.undoWithdrawal(claim.id),
    onSuccess: () => {
      toast({ variant: 'success', title: t('undo.done') });
      onClose();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('undo.failed'), description: errorText(error) }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (given) mutate({ reason: given });
    else field.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('undo.title', { number: claim.claimNumber })}
      description={t('undo.text')}
      initialFocus={field}
      footer={
        <Button type="submit" form="undo-form" pending={isPending} pendingLabel={t('undo.pending')}>
          {t('undo.confirm')}
        </Button>
      }
    >
      <form id="undo-form" noValidate onSubmit={submit}>
        <NoteField
          label={t('undo.reason')}
          ref={field}
          required
          error={missing && reason.trim() === '' && t('required')}
          hint={t('undo.reasonHint')}
          counted={(room) => t('count', room)}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
