'use client';

import { useMutation } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import { documentMutations } from '@/lib/client/mutations/documents';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedDocument } from '@/lib/documents/present';

const ConfirmDialog = onDemand(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** Removes a document that no professional has opened yet, after a question. */
export function RemoveDocument({ document }: { document: PresentedDocument }) {
  const t = useTranslations('documents.remove');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const name = document.originalFileName;
  const { mutate, isPending } = useMutation({
    ...documentMutations.remove,
    onSettled: () => setAsking(false),
    onSuccess: () => toast({ variant: 'success', title: t('done', { name }) }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('buttonOf', { name })}
        onClick={() => setAsking(true)}
      >
        <Trash aria-hidden="true" />
        {t('button')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !isPending && setAsking(false)}
          title={t('title')}
          description={t('text', { name })}
          confirmLabel={t('button')}
          danger
          pending={isPending}
          onConfirm={() => mutate(document.id)}
        />
      )}
    </>
  );
}
