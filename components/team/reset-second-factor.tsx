'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import { queries } from '@/lib/client/queries';

type ResetSecondFactorProps = { id: string; name: string; onClose: () => void };

/** Takes the second factor off a colleague, once the administrator proved who they are. */
export function ResetSecondFactor({ id, name, onClose }: ResetSecondFactorProps) {
  const t = useTranslations('ip.team');
  const security = useQuery(queries.security);
  const input = useRef<HTMLInputElement>(null);
  const reset = teamMutations.resetSecondFactor(id);
  const sending = useRef(false);
  // What comes of it is to be seen.
  const close = () => !sending.current && onClose();

  const mutation: typeof reset = {
    ...reset,
    onMutate: () => {
      sending.current = true;
    },
    onSettled: () => {
      sending.current = false;
    },
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('ask.resetSecondFactor', { name })}
      description={t('follows.resetSecondFactor', { name })}
      initialFocus={input}
    >
      {security.isPending && <Spinner className="size-8" />}
      {!security.data && security.error && (
        <CallFailure
          title={t('changeFailed')}
          error={security.error}
          retrying={security.isFetching}
          onRetry={() => void security.refetch()}
        />
      )}
      {security.data && (
        <ProofForm
          withCode={security.data.secondFactor}
          mutation={mutation}
          onDone={() => {
            onClose();
            toast({ variant: 'success', title: t('done.resetSecondFactor', { name }) });
          }}
          onCancel={onClose}
          failed={t('changeFailed')}
          submitLabel={t('do.resetSecondFactor')}
          danger
          inputRef={input}
        />
      )}
    </Dialog>
  );
}
