'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SkippedClaims } from './skipped-claims';
import type { Bulk } from './use-bulk';

type BulkDialogProps = {
  title: string;
  claims: SelectedClaim[];
  bulk: Bulk;
  /** The words of the button that makes the change. */
  action: string;
  /** Nothing is chosen yet, or nothing would change. */
  disabled: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A change to the selected claims: first its questions, then what it left as before, if anything. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, claims, bulk, action, disabled, onClose, children } = props;
  const t = useTranslations('ip.bulk');
  const ui = useTranslations('ui');
  const { result, stale, pending } = bulk;
  const [only] = claims;
  const what =
    claims.length === 1 && only ? only.claimNumber : t('claims', { count: claims.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={result ? t('leftTitle', { count: result.skipped.length }) : title}
      description={
        result
          ? result.updated > 0
            ? t('nothingElse', { count: result.updated })
            : t('nothingChanged')
          : what
      }
      footer={
        <>
          {stale.length > 0 && (
            <Button variant="secondary" pending={pending} onClick={bulk.changeAnyway}>
              {t('anyway', { count: stale.length })}
            </Button>
          )}
          {result ? (
            <Button onClick={onClose}>{ui('close')}</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={onClose}>
                {ui('cancel')}
              </Button>
              <Button disabled={disabled} pending={pending} onClick={bulk.change}>
                {action}
              </Button>
            </>
          )}
        </>
      }
    >
      {result ? <SkippedClaims skipped={result.skipped} /> : children}
    </Dialog>
  );
}
