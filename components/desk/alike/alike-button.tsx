'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeadLabel } from '@/components/claim/use-head-label';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { HeadShare } from '@/lib/law/alike';

const AlikeDialog = onDemand(async () => (await import('./alike-dialog')).AlikeDialog, {
  close: ({ onClose }) => onClose(),
});

interface AlikeButtonProps {
  claim: PresentedClaim;
  newest: PresentedDetermination;
  shares: readonly HeadShare[];
}

/** Opens the dialog that has others decided like this one. */
export function AlikeButton({ claim, newest, shares }: AlikeButtonProps) {
  const t = useTranslations('desk.alike');
  const labelOf = useHeadLabel(claim);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <AlikeDialog
          claim={claim}
          determination={newest}
          shares={shares}
          labelOf={labelOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
