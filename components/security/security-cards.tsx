'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { EmailCard } from '@/components/security/account/email-card';
import { PasswordForm } from '@/components/security/account/password-form';
import { DevicesCard } from '@/components/security/devices/devices-card';
import { PasskeysCard } from '@/components/security/passkeys/passkeys-card';
import { OpensInPlace } from '@/components/security/reauthentication/opens-in-place';
import { SecondFactorCard } from '@/components/security/second-factor/second-factor-card';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { BackLink } from '@/components/shell/back/back-link';
import { useUser } from '@/components/shell/session/use-user';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { homeOf } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';

/** A card for each thing that guards the account. */
export function SecurityCards() {
  const user = useUser();
  const t = useTranslations('security');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.security,
    refetchOnMount: 'always',
  });
  return (
    <>
      <BackLink home={homeOf(user.role)} />
      <h1 className="mb-5 text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      {!data && !error && <Spinner label={t('loading')} />}
      {!data && error && (
        <CallFailure
          title={t('loadFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <UnprovenAddress />
          <SecondFactorCard security={data} />
          <PasskeysCard security={data} />
          <DevicesCard />
          <PasswordCard withCode={data.secondFactor} />
          <EmailCard email={user.email} security={data} />
        </div>
      )}
    </>
  );
}

/** Another password. `withCode`: two-step sign-in is on. */
function PasswordCard({ withCode }: { withCode: boolean }) {
  const t = useTranslations('security.password');
  return (
    <Card aria-labelledby="password-heading">
      <CardHeader id="password-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <OpensInPlace label={t('change')}>
          {(close) => <PasswordForm withCode={withCode} onClose={close} />}
        </OpensInPlace>
      </CardBody>
    </Card>
  );
}
