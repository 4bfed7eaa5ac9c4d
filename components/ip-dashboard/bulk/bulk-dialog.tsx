'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { namedShort } from './named-short';
import { SummaryLine } from './summary-line';
import type { Summarised } from './use-summary';

type BulkDialogProps = {
  title: string;
  /** Which claims they are, where their number does not say enough. */
  about?: string | undefined;
  summarised: Summarised;
  action: string;
  /** Nothing is chosen yet, or nothing would change. */
  disabled: boolean;
  onChange: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function BulkDialog(props: BulkDialogProps) {
  const { title, about, summarised, action, disabled, onChange, onClose, children } = props;
  const ui = useTranslations('ui');
  const t = useTranslations('ip.bulk');
  const { only, count, error, gone } = summarised;
  const wait = error ? undefined : t('adding');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={about ?? only?.claimNumber ?? (count > 0 ? t('claims', { count }) : wait)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button disabled={disabled || !summarised.ready} onClick={onChange}>
            {action}
          </Button>
        </>
      }
    >
      <SummaryLine summarised={summarised} />
      {gone.length > 0 && <p className="mb-4">{t('outOfReach', namedShort(gone))}</p>}
      {children}
    </Dialog>
  );
}
