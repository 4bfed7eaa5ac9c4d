'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SkippedClaims } from '@/components/ip-dashboard/bulk/skipped-claims';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
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
