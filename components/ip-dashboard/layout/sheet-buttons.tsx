'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';

const LayoutDialog = onDemand(async () => (await import('./layout-dialog')).LayoutDialog, {
  close: ({ onClose }) => onClose(),
});

const KeysDialog = onDemand(
  async () => (await import('@/components/keys/keys-dialog')).KeysDialog,
  { close: ({ onClose }) => onClose() },
);

/** Lists the keys of the claims. */
export function KeysButton() {
  const t = useTranslations('keys');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <span className="max-md:hidden basis-auto! md:grow-0!">
      <Button variant="quiet" onClick={() => setOpen(true)} {...hint('help')}>
        {t('title')}
      </Button>
      {open && <KeysDialog of={listKeys} documents={false} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Opens the choice of columns and rows; cards have neither. */
export function LayoutButton() {
  const t = useTranslations('ip.claims.layout');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <span className="max-md:hidden basis-auto! md:grow-0!">
      <Button variant="secondary" onClick={() => setOpen(true)} {...hint('columns')}>
        {t('open')}
      </Button>
      {open && <LayoutDialog onClose={() => setOpen(false)} />}
    </span>
  );
}
