'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';

const Versions = onDemand(async () => (await import('./versions')).Versions, { loading: Spinner });

/** What became of the form since it was filed, for whoever asks. */
export function VersionsCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.versions');
  const [open, setOpen] = useState(false);
  if (claim.version < 2) return null;
  return (
    <Card aria-labelledby="versions-heading">
      <CardHeader
        id="versions-heading"
        title={t('title')}
        text={t('text', { count: claim.version - 1 })}
      />
      <CardBody>
        {open ? (
          <Versions claim={claim} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
