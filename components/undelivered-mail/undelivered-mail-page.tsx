'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LetIn } from '@/components/auth/guard/let-in';
import { RequireUser } from '@/components/auth/guard/require-user';
import { BackLink } from '@/components/claim-detail/neighbours/back-link';
import { ProfessionalHeader } from '@/components/claim-detail/professional-header';
import { CallFailure } from '@/components/claims/call-failure';
import { PageMain } from '@/components/shell/page-main';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';
import { LetterRow } from './letter-row';

/** The letters that did not reach anybody, for administrators. */
export function UndeliveredMailPage() {
  return (
    <RequireUser side="ip">
      {(user) => (
        <LetIn user={user}>
          <ProfessionalHeader user={user} />
          <PageMain width="reading">
            <Letters />
          </PageMain>
        </LetIn>
      )}
    </RequireUser>
  );
}

function Letters() {
  const t = useTranslations('ip.mail');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.undeliveredMail,
    refetchOnMount: 'always',
  });
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {!data && !error && <Spinner label={t('loading')} />}
      {!data && error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>{t('none')}</p>}
      {data && data.length > 0 && (
        <Card>
          <ul>
            {data.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
