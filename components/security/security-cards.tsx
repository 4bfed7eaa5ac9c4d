'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { EmailCard } from '@/components/security/account/email-card';
import { PasswordCard } from '@/components/security/account/password-card';
import { DevicesCard } from '@/components/security/devices/devices-card';
import { PasskeysCard } from '@/components/security/passkeys/passkeys-card';
import { SecondFactorCard } from '@/components/security/second-factor/second-factor-card';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { BackLink } from '@/components/shell/back/back-link';
import { useUser } from '@/components/shell/session/signed-in';
import { Spinner } from '@/components/ui/loading/spinner';
import { homeOf } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';

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
