'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { takeClaims } from '@/lib/client/mutations/take';
import { consoleQueries } from '@/lib/client/queries/console';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { latinDigits } from '@/lib/format/digits';

const most = 100;

/** How many claims nobody handles, and the oldest of them to take. */
export function TakeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ip.pool');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('20');
  const { data, error, isFetching, refetch } = useQuery({
    ...consoleQueries.workCounts({}),
    refetchOnMount: 'always',
  });
  const { mutate, isPending } = useMutation({
    ...takeClaims,
    onSuccess({ taken }) {
      toast({ variant: 'success', title: t('done', { count: taken.length }) });
      onClose();
    },
    onError: (failure) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) }),
  });
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const possible = count >= 1 && count <= most;
  // No more than the button says, even if more came in the meantime.
  const taken = Math.min(count, data?.pool ?? count);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={data && t('waiting', { count: data.pool })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            disabled={!possible || !data || data.pool === 0}
            pending={isPending}
            onClick={() => mutate(taken)}
          >
            {t('take', { count: possible ? taken : 0 })}
          </Button>
        </>
      }
    >
      {error ? (
        <CallFailure
          title={t('loadFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Spinner />
      ) : (
        data.pool > 0 && (
          <Field
            label={t('howMany')}
            hint={t('oldestFirst')}
            error={possible ? undefined : t('between', { max: most })}
          >
            <FigureInput
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(latinDigits(target.value.trim()))}
            />
          </Field>
        )
      )}
    </Dialog>
  );
}
