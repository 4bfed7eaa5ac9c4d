'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { listKeys } from './list-keys';

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
    <span className="max-md:hidden">
      <Button variant="quiet" onClick={() => setOpen(true)} {...hint('help')}>
        {t('title')}
      </Button>
      {open && <KeysDialog of={listKeys} documents={false} onClose={() => setOpen(false)} />}
    </span>
  );
}
