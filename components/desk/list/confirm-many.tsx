'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import { determinationMutations } from '@/lib/client/mutations/determinations';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney, fromPaise } from '@/lib/format/money';
import type { Marked } from './use-marked';

interface ConfirmManyProps {
  marked: readonly Marked[];
  onClose: () => void;
  /** Unmarks the proposals that were confirmed or cannot be. */
  onDone: () => void;
}

/** Shows the sum that would be admitted, confirms the proposals, and names those left out. */
export function ConfirmMany({ marked, onClose, onDone }: ConfirmManyProps) {
  const t = useTranslations('desk.many');
  const errorText = useErrorText();
  const { mutate, isPending, data, error } = useMutation({
    ...determinationMutations.confirmMany,
    onSuccess: onDone,
  });
  const main = useRef<HTMLButtonElement>(null);
  const admitted = fromPaise(marked.reduce((sum, one) => sum + paiseOf(one.admitted), 0n));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      initialFocus={main}
      title={t(data ? 'doneTitle' : 'title')}
      footer={
        data ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              ref={main}
              pending={isPending}
              pendingLabel={t('confirming')}
              onClick={() => mutate(marked.map(({ determinationId }) => determinationId))}
            >
              {t('confirm', { count: marked.length })}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Outcome outcome={data} />
      ) : (
        <>
          <p>{t('text', { count: marked.length })}</p>
          <p className="figures my-3 text-2xl font-semibold text-peacock-deep">
            {formatMoney(admitted)}
          </p>
          <p className="text-ink-soft">{t('sum')}</p>
        </>
      )}
      {error && (
        <Alert tone="red" live title={t('failed')} className="mt-4">
          {errorText(error)}
        </Alert>
      )}
    </Dialog>
  );
}

function Outcome({ outcome: { confirmed, skipped, totals } }: { outcome: BulkConfirmed }) {
  const t = useTranslations('desk.many');
  const sentences = useErrorSentences();
  return (
    <div role="status">
      <p>{t('done', { count: confirmed, sum: formatMoney(totals.admitted) })}</p>
      {skipped.length > 0 && (
        <Alert tone="amber" title={t('skipped', { count: skipped.length })} className="mt-4">
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {skipped.map(({ id, claimNumber, reason: code, ...told }) => (
              <li key={id}>
                <span className="figures font-semibold">{claimNumber}</span>{' '}
                {sentences.ofError({ code, ...told }) ?? told.message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
