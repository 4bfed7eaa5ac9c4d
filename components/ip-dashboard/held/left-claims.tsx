'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths';
import { type Left, nameLeft } from './left';

/** The claims that a change left as before, each with the reason. */
export function LeftClaims({ left: { result, anyway } }: { left: Left }) {
  const t = useTranslations('ip.bulk');
  const ui = useTranslations('ui');
  const { updated, skipped } = result;
  const stale = anyway ? skipped.filter(({ reason }) => reason === 'changed_meanwhile') : [];
  const again = useMutation({
    mutationFn: async () => anyway?.(stale.map(({ id }) => id)),
    onSuccess: () => nameLeft(null),
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
      <SkippedClaims skipped={skipped} />
    </Dialog>
  );
}

/** The claims a change to many left as before, each with the reason. */
function SkippedClaims({ skipped }: { skipped: BulkResult['skipped'] }) {
  const t = useTranslations('ip.bulk');
  return (
    <ul aria-label={t('left')} className="divide-y divide-line">
      {skipped.map(({ id, claimNumber, message }) => (
        <li key={id} className="py-2 first:pt-0">
          <a
            href={paths.ipClaim(id)}
            target="_blank"
            rel="noreferrer"
            className="link font-semibold"
          >
            {claimNumber}
          </a>
          <p className="text-ink-soft">{message}</p>
        </li>
      ))}
    </ul>
  );
}
