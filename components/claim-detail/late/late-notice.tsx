'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { lateQueries } from '@/lib/client/queries/late';
import { lateSteps } from '@/lib/law/late-track';
import { isClosed } from '@/lib/reference/claim-status';
import { LateHistory } from './late-history';

/** For its claimant: the claim came late, what that means, and which steps were taken. */
export function LateNotice({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('lateClaim');
  const states = useTranslations('late.states');
  const shown = (claim.isLate || claim.lateTrack !== null) && claim.status !== 'withdrawn';
  const { data, error, isFetching, refetch } = useQuery({
    ...lateQueries.ofClaim(claim.id),
    enabled: shown,
  });
  if (!shown) return null;
  return (
    <Card id="late" aria-labelledby="late-heading" className="scroll-mt-4">
      <CardHeader
        id="late-heading"
        title={t('claimant.title')}
        actions={data?.state && <Badge tone="yellow">{states(data.state)}</Badge>}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error && !data && (
          <CallFailure
            title={t('failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Spinner label={t('loading')} showLabel />}
        {data && <What claim={claim} track={data} />}
      </CardBody>
    </Card>
  );
}

function What({ claim, track }: { claim: PresentedClaim; track: LateTrack }) {
  const t = useTranslations('lateClaim.claimant');
  const { lateness, state, steps } = track;
  const owes =
    lateness !== 'in_time' &&
    lateness !== 'late' &&
    !claim.claimData.delayReason &&
    !isClosed(claim.status);
  const inWords = state ?? (lateness === 'late_with_reason' ? lateness : 'late');
  return (
    <>
      <p>{t(lateness === 'in_time' && steps.length === 0 ? 'inTime' : inWords)}</p>
      {owes && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('giveReason')}</span>
          <Link
            href={paths.editClaim(claim.id)}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            {t('add')}
          </Link>
        </p>
      )}
      {steps.length > 0 && <LateHistory track={track} />}
      {steps.some(({ step }) => lateSteps[step].letter) && (
        <a href="#papers" className="link justify-self-start">
          {t('letter')}
        </a>
      )}
    </>
  );
}
