'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/present';

const AskDialog = onDemand(async () => (await import('./ask-dialog')).AskDialog, {
  close: ({ onClose }) => onClose(),
});

/** Opens what a claimant is asked with; nobody is asked about a claim that they took back. */
export function AskButton({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('questions.card');
  const [open, setOpen] = useState(false);
  if (claim.status === 'withdrawn') return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {open && <AskDialog claim={claim} onClose={() => setOpen(false)} />}
    </>
  );
}
