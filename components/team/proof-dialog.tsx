'use client';

import { type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import type { Proof } from '@/lib/identity/authentication/schema';

type ProofDialogProps<Answer> = {
  title: string;
  description: ReactNode;
  mutation: UseMutationOptions<Answer, Error, Proof>;
  submitLabel: string;
  danger: boolean;
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks an administrator for everything that signing in needs before an account of the team changes. */
export function ProofDialog<Answer>(props: ProofDialogProps<Answer>) {
  const { title, description, mutation, submitLabel, danger, onDone, onClose } = props;
  const t = useTranslations('ip.team');
  const security = useQuery(queries.security);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  // Stays open while it sends, so that the person sees the result.
  const close = () => !sending.current && onClose();

  const watched: typeof mutation = {
    ...mutation,
    onMutate: () => {
      sending.current = true;
    },
    onSettled: (_answer, error) => {
      sending.current = false;
      // The account is no longer as the dialog says.
      if (error instanceof RequestError && [403, 404, 409].includes(error.status)) onClose();
    },
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={description}
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
          mutation={watched}
          onDone={onDone}
          onCancel={onClose}
          failed={t('changeFailed')}
          submitLabel={submitLabel}
          danger={danger}
          inputRef={input}
        />
      )}
    </Dialog>
  );
}
