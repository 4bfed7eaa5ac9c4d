'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/claim/form/facts';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Spinner } from '@/components/ui/loading/spinner';
import { may } from '@/lib/access/permissions';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { lateQueries } from '@/lib/client/queries/late';
import { formatDate } from '@/lib/format/date';
import { LateHistory } from './late-history';
import { LateStepForm } from './late-step-form';

export function LateTrackView({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('lateClaim');
  const { role } = useUser();
  const { data, error, isFetching, refetch } = useQuery(lateQueries.ofClaim(claim.id));
  if (error && !data)
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('loading')} showLabel />;
  const goesOn = data.next.length > 0 && may(role, 'claim.trackLate');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Standing claim={claim} track={data} />
      {data.steps.length > 0 && (
        <section aria-labelledby="late-history" className="grid gap-2">
          <h3 id="late-history" className="font-semibold">
            {t('history')}
          </h3>
          <LateHistory track={data} />
        </section>
      )}
      {goesOn && (
        <LateStepForm
          key={data.steps.length}
          claimId={claim.id}
          seen={data.steps[0]?.number ?? 0}
          next={data.next}
        />
      )}
    </div>
  );
}

function Standing({ claim, track }: { claim: PresentedClaim; track: LateTrack }) {
  const t = useTranslations('lateClaim');
  const states = useTranslations('late.states');
  const language = useLocale();
  const { state, receivedOn, until, steps } = track;
  const day = (value: string) => formatDate(value, language);
  const { delayReason } = claim.claimData;
  const { tellBy, letter } = steps[0] ?? {};
  return (
    <>
      <Facts
        columns={2}
        facts={[
          ...(state
            ? [{ label: t('stands'), value: <Badge tone="yellow">{states(state)}</Badge> }]
            : []),
          { label: t('receivedOn'), value: day(receivedOn) },
          ...(until ? [{ label: t('until'), value: day(until) }] : []),
          {
            label: t('delay'),
            value:
              typeof delayReason === 'string' && delayReason !== '' ? delayReason : t('noDelay'),
            wide: true,
          },
        ]}
      />
      {state === null && (
        <p className="text-ink-soft">
          {t('like', { known: until ? 'yes' : 'no', until: until ? day(until) : '' })}{' '}
          {until === null && t('likeOpen')}
        </p>
      )}
      {tellBy && (
        <Alert tone={letter === 'told' ? 'blue' : 'amber'}>
          {t(`tell.${letter ?? 'waiting'}`, { day: day(tellBy) })}
        </Alert>
      )}
    </>
  );
}
