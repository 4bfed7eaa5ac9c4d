'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths/paths';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { dropLeft, type Left, nameLeft } from './left';

/** The claims that a change left as before, each with the reason. */
export function LeftClaims({ left }: { left: Left }) {
  const t = useTranslations('ip.bulk');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const { result, anyway } = left;
  const { updated, skipped } = result;
  const stale = anyway ? skipped.filter(({ reason }) => reason === 'changed_meanwhile') : [];
  const again = useMutation({
    mutationFn: async () => anyway?.(stale.map(({ id }) => id)),
    // What the second try left is named by now.
    onSuccess: () => dropLeft(left),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && nameLeft(null)}
      title={t('leftTitle', { count: skipped.length })}
      description={updated > 0 ? t('nothingElse', { count: updated }) : t('nothingChanged')}
      footer={
        <>
          {stale.length > 0 && (
            <Button variant="secondary" pending={again.isPending} onClick={() => again.mutate()}>
              {t('anyway', { count: stale.length })}
            </Button>
          )}
          <Button onClick={() => nameLeft(null)}>{ui('close')}</Button>
        </>
      }
    >
      {again.error && (
        <Alert tone="red" live className="mb-4">
          {errorText(again.error)}
        </Alert>
      )}
      <SkippedClaims skipped={skipped} />
    </Dialog>
  );
}

/** As many as are listed: the rest would fill no screen that anybody reads. */
const listedAtMost = 100;

/** The claims a change to many left as before, each with the reason. */
function SkippedClaims({ skipped }: { skipped: BulkResult['skipped'] }) {
  const t = useTranslations('ip.bulk');
  const sentences = useErrorSentences();
  const more = skipped.length - listedAtMost;
  return (
    <ul aria-label={t('left')} className="divide-y divide-line">
      {skipped.slice(0, listedAtMost).map(({ id, claimNumber, ...told }) => (
        <li key={id} className="py-2 first:pt-0">
          <a
            href={paths.ipClaim(id)}
            target="_blank"
            rel="noreferrer"
            className="link font-semibold"
          >
            {claimNumber}
          </a>
          <p className="text-ink-soft">{sentences.ofError(told) ?? told.message}</p>
        </li>
      ))}
      {more > 0 && <li className="py-2">{t('more', { count: more })}</li>}
    </ul>
  );
}
