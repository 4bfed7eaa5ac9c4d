'use client';

import { useMutation } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import { toast } from '@/components/ui/toast/toast';
import { draftMutations } from '@/lib/client/mutations/drafts';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { CreditorType } from '@/lib/forms/definitions/field';

const ConfirmDialog = dynamic(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { loading: renderNothing },
);

type DeleteDraftProps = { type: CreditorType; label: string };

/** Gives a draft up, after asking. */
export function DeleteDraft({ type, label }: DeleteDraftProps) {
  const t = useTranslations('drafts');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    ...draftMutations.delete(type),
    // Once the list is there without it.
    onSettled: (_, error) => {
      if (error) return;
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
