'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';

const TakeDialog = onDemand(async () => (await import('./take-dialog')).TakeDialog, {
  close: ({ onClose }) => onClose(),
});

/** Opens what is in nobody's hands, to take some of it. */
export function TakeButton() {
  const t = useTranslations('ip.pool');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <TakeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
