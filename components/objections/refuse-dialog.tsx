'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { objectionMutations } from '@/lib/client/mutations/objections';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface RefuseDialogProps {
  claim: PresentedClaim;
  objection: PresentedObjection;
  onClose: () => void;
}

export function RefuseDialog({ claim, objection, onClose }: RefuseDialogProps) {
  const t = useTranslations('objections.refuse');
  const errorText = useErrorText();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reasons, setReasons] = useState('');
  const [asked, setAsked] = useState(false);
  const empty = reasons.trim() === '';
  const { mutate, isPending } = useMutation({
    ...objectionMutations.refuse(claim.id, objection.id),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      onClose();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (empty) field.current?.focus();
    else if (!isPending) mutate(reasons.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claim.claimNumber })}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={t('reasons')}
          required
          hint={t('reasonsHint')}
          error={asked && empty ? t('missing') : undefined}
        >
          <Textarea
            ref={field}
            rows={4}
            value={reasons}
            onChange={({ target }) => setReasons(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
