'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeMutations } from '@/lib/client/mutations/changes';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface AnswerDialogProps {
  claim: PresentedClaim;
  change: PresentedChange;
  deed: 'accept' | 'decline';
  onClose: () => void;
}

/** Accepts a request for a change, or declines it with a reason for the claimant. */
export function AnswerDialog({ claim, change, deed, onClose }: AnswerDialogProps) {
  const t = useTranslations('changes.answer');
  const errorText = useErrorText();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The version that the person saw at first: the page may update in the meantime.
  const [version] = useState(claim.version);
  const [answer, setAnswer] = useState('');
  const [asked, setAsked] = useState(false);
  const lacks = deed === 'decline' && answer.trim() === '';
  const options = {
    onSuccess: () => {
      toast({ variant: 'success', title: t(`${deed}.done`) });
      onClose();
    },
    onError: (error: Error) =>
      toast({
        variant: 'destructive',
        title: t(`${deed}.failed`),
        description: errorText(error),
      }),
  };
  const accepting = useMutation({ ...changeMutations.accept(claim.id, change.id), ...options });
  const declining = useMutation({ ...changeMutations.decline(claim.id, change.id), ...options });
  const pending = accepting.isPending || declining.isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (lacks) return field.current?.focus();
    if (pending) return;
    const words = answer.trim();
    if (deed === 'accept') accepting.mutate({ version, answer: words });
    else declining.mutate(words);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${deed}.title`, { number: claim.claimNumber })}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={pending}>
            {t(`${deed}.confirm`)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={t(`${deed}.text`)}
          required={deed === 'decline' || undefined}
          hint={t(`${deed}.hint`)}
          error={asked && lacks ? t('missing') : undefined}
        >
          <Textarea
            ref={field}
            rows={4}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
