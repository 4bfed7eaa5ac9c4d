'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { paths } from '@/lib/client/paths/paths';
import { undeliveredMail } from '@/lib/client/queries/mail';
import { LetterRow } from './letter-row';

/** The letters that did not reach anybody, for administrators. */
export function UndeliveredMail() {
  const t = useTranslations('ip.mail');
  const { data, error, isFetching, refetch } = useQuery({
    ...undeliveredMail,
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
