'use client';

import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import { may } from '@/lib/access/permissions';
import type { PresentedClaim } from '@/lib/claims/records/present';

const JudgedObjections = onDemand(
  async () => (await import('./judged-objections')).JudgedObjections,
  { loading: Spinner },
);

/** Whether a claim is in a list to whose rows creditors object. */
const takesObjection = ({ listedIn, status }: PresentedClaim) =>
  listedIn !== null && status !== 'withdrawn';

export function JudgedCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('objections.said');
  const mayEnter = may(useUser().role, 'claim.correct');
  const enters = mayEnter && claim.claimant.email === null && takesObjection(claim);
  if (claim.objection === null && !enters) return null;
  return (
    <Card aria-labelledby="objections-heading">
      <CardHeader id="objections-heading" title={t('title')} />
      <CardBody>
        <JudgedObjections claim={claim} enters={enters} />
      </CardBody>
    </Card>
  );
}
