'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';

const AskDialog = onDemand(async () => (await import('./ask-dialog')).AskDialog, {
  close: ({ onClose }) => onClose(),
});

type AskButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & { claim: PresentedClaim };

/** Opens the dialog that asks the claimant; nothing for a withdrawn claim. */
export function AskButton({ claim, ...rest }: AskButtonProps) {
  const t = useTranslations('questions.card');
  const [open, setOpen] = useState(false);
  if (claim.status === 'withdrawn') return null;
  return (
    <>
      <Button variant="secondary" size="sm" {...rest} onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {open && <AskDialog claim={claim} onClose={() => setOpen(false)} />}
    </>
  );
}
