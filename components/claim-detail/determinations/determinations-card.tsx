'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';

const DeterminationList = onDemand(
  async () => (await import('./determination-list')).DeterminationList,
  { loading: Spinner },
);

/** What was determined of a claim so far, and the way to the desk. */
export function DeterminationsCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.determinations');
  return (
    <Card aria-labelledby="determinations-heading">
      <CardHeader
        id="determinations-heading"
        title={t('title')}
        text={claim.determination ? undefined : t('none')}
        divided={claim.determination !== null}
        actions={
          claim.status !== 'withdrawn' && (
            <Link
              href={`${paths.ipVerify}?claim=${claim.id}`}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary', size: 'sm' })}
            >
              {t('toDesk')}
            </Link>
          )
        }
      />
      {claim.determination && (
        <CardBody>
          <DeterminationList claim={claim} />
        </CardBody>
      )}
    </Card>
  );
}
