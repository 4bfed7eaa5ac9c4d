'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FoldingCard } from '@/components/claim/folding-card';
import { Button } from '@/components/ui/button';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';

const Versions = onDemand(async () => (await import('./versions')).Versions, { loading: Spinner });

interface VersionsCardProps {
  claim: PresentedClaim;
  folded?: boolean;
}

export function VersionsCard({ claim, folded }: VersionsCardProps) {
  const t = useTranslations('claim.versions');
  const [open, setOpen] = useState(false);
  if (claim.version < 2) return null;
  return (
    <FoldingCard
      name="versions"
      title={t('title')}
      text={t('text', { count: claim.version - 1 })}
      folded={folded}
    >
      <CardBody>
        {open ? (
          <Versions claim={claim} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        )}
      </CardBody>
    </FoldingCard>
  );
}
