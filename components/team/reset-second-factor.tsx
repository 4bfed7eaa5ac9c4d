'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { mutations, teamChanged } from '@/lib/client/mutations';
import { queries } from '@/lib/client/queries';
import type { Proof } from '@/lib/identity/authentication/schema';

type ResetSecondFactorProps = { id: string; name: string; onClose: () => void };

/** Takes the second factor off a colleague, once the administrator proved who they are. */
export function ResetSecondFactor({ id, name, onClose }: ResetSecondFactorProps) {
  const t = useTranslations('ip.team');
  const client = useQueryClient();
  const security = useQuery(queries.security);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  // What comes of it is to be seen.
  const close = () => !sending.current && onClose();

  function send(proof: Proof) {
    sending.current = true;
    return mutations.resetSecondFactor(id, proof).finally(() => {
      sending.current = false;
      void teamChanged(client);
    });
  }

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
          send={send}
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
