'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { useUser } from '@/components/shell/session/use-user';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { isProfessional } from '@/lib/access/role';
import { homeOf } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import { Appearance } from './appearance';
import { ConsoleLanguage } from './console-language';
import { MailChoices } from './mail-choices';

/** Which notifications also come by mail; to professionals, the language of their pages too. */
export function PreferencesCard() {
  const user = useUser();
  const t = useTranslations('preferences');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.preferences,
    refetchOnMount: 'always',
  });
  return (
    <>
      <BackLink home={homeOf(user.role)} />
      <h1 className="mb-5 text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <Appearance />
      {isProfessional(user.role) && (
        <Card aria-labelledby="language-heading" className="mb-5">
          <CardHeader id="language-heading" title={t('language')} text={t('languageText')} />
          <CardBody>
            <ConsoleLanguage />
          </CardBody>
        </Card>
      )}
      <Card aria-labelledby="mail-heading">
        <CardHeader
          id="mail-heading"
          title={t('mail')}
          text={<span className="wrap-anywhere">{t('mailText', { email: user.email })}</span>}
        />
        <CardBody>
          {data && <MailChoices mail={data.mail} role={user.role} />}
          {!data && !error && <Spinner label={t('loading')} />}
          {!data && error && (
            <CallFailure
              title={t('loadFailed')}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data && <p className="mt-3 text-sm text-ink-soft">{t('always')}</p>}
        </CardBody>
      </Card>
    </>
  );
}
