'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptFields } from '@/components/claim/use-kept-fields';
import { NoteField } from '@/components/claims/note-field';
import { OneFile, useOneFile } from '@/components/documents/upload/one-file';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { useErrorText } from '@/lib/client/request/use-error-text';

const empty = { reason: '' };

type WithdrawDialogProps = { claim: PresentedClaim; onClose: () => void };

/** The words that differ for a professional, who notes what the creditor wrote. */
const words = ['title', 'text', 'reasonHint', 'confirm', 'pending', 'done'] as const;

function useWords() {
  const t = useTranslations('claim.withdraw');
  const forCreditor = isProfessional(useUser().role);
  const say = (word: (typeof words)[number], values = {}) =>
    t(forCreditor ? `forCreditor.${word}` : word, values);
  return { t, say, forCreditor };
}

/** Asks why a claim is withdrawn; a professional may add the letter that says so. */
export function WithdrawDialog({ claim, onClose }: WithdrawDialogProps) {
  const { t, say, forCreditor } = useWords();
  const letter = useOneFile();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fields = useKeptFields(`${claim.id}:withdrawal`, empty);
  const { reason } = fields.values;
  const { pending, withdraw } = useWithdraw(claim.id, say('done'), leave);

  /** A slip, such as the Escape key, loses nothing: the text is still there. */
  function leave() {
    fields.forget();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (!given) field.current?.focus();
    else if (letter.mayGo())
      withdraw({ reason: given, documentIds: letter.file ? [letter.file.id] : [] });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={say('title', { number: claim.claimNumber })}
      description={say('text')}
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
            pendingLabel={say('pending')}
            aria-disabled={letter.busy || undefined}
          >
            {say('confirm')}
          </Button>
        </>
      }
    >
      <form id="withdraw-form" noValidate onSubmit={submit} className="grid gap-4">
        <NoteField
          label={t('reason')}
          ref={field}
          required
          error={missing && reason.trim() === '' && t('required')}
          hint={say('reasonHint')}
          counted={(room) => t('count', room)}
          value={reason}
          onChange={(text) => fields.set('reason', text)}
        />
        {forCreditor && (
          <OneFile
            label={t('forCreditor.letter')}
            hint={t('forCreditor.letterHint')}
            optional
            chosen={letter}
          />
        )}
      </form>
    </Dialog>
  );
}

function useWithdraw(claimId: string, done: string, onDone: () => void) {
  const t = useTranslations('claim.withdraw');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...claimMutations.withdraw(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: done });
      onDone();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return { pending: isPending, withdraw: mutate };
}
