'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { enteredMutations } from '@/lib/client/mutations/entered';
import { useErrorText } from '@/lib/client/request/use-error-text';

type InviteDialogProps = { claim: PresentedClaim; onClose: () => void };

/** Asks for the address of a creditor who has no account, or did not accept the invitation. */
export function InviteDialog({ claim, onClose }: InviteDialogProps) {
  const t = useTranslations('glance.invitation');
  const errorText = useErrorText();
  const former = claim.claimant.email;
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...enteredMutations.invite(claim.id),
    onSuccess: ({ claimant }) => {
      toast({ variant: 'success', title: t('done', { email: claimant.email ?? email }) });
      onClose();
    },
    onError: () => input.current?.focus(),
  });
  const missing = asked && email.trim() === '' && t('needed');

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (email.trim()) mutate(email.trim());
    else input.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(former ? 'correctTitle' : 'title')}
      description={t(former ? 'correctText' : 'text', {
        creditor: claim.creditorName,
        email: former ?? '',
      })}
      initialFocus={input}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="invite-form" pending={isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="invite-form" noValidate onSubmit={submit}>
        <Field
          label={t('email')}
          required
          hint={t('hint')}
          error={missing || (error && errorText(error)) || undefined}
        >
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
