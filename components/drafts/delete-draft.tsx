'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import { discardDrafts } from '@/lib/client/kept/drafts';
import { draftMutations } from '@/lib/client/mutations/drafts';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { CreditorType } from '@/lib/forms/definitions/field';

const ConfirmDialog = onDemand(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

type DeleteDraftProps = { type: CreditorType; label: string };

/** Gives a draft up, after asking. */
export function DeleteDraft({ type, label }: DeleteDraftProps) {
  const t = useTranslations('drafts');
  const errorText = useErrorText();
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    ...draftMutations.delete(type),
    // Once the list is there without it.
    onSettled: (_, error) => {
      if (error) return;
      void discardDrafts(user.id, type);
      setAsking(false);
      toast({ title: t('deleted') });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('notDeleted'),
        description: errorText(error),
      }),
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('deleteOne', { label })}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !remove.isPending && setAsking(open)}
          title={t('deleteTitle')}
          description={t('deleteText', { label })}
          confirmLabel={t('delete')}
          danger
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      )}
    </>
  );
}
