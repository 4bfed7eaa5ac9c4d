'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { LanguageButton } from '@/components/shell/language/language-switcher';
import { useUser } from '@/components/shell/session/use-user';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Spinner } from '@/components/ui/loading/spinner';
import { isProfessional } from '@/lib/access/role';
import { keepCookie } from '@/lib/client/keep-cookie';
import { homeOf } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import { consoleLanguageKey, type Language, languageNames, languages } from '@/lib/i18n/language';
import { isTheme, type Theme, themeKey, themes } from '@/lib/reference/theme';
import { MailChoices } from './mail-choices';

/** Which notifications also come by mail; for professionals also the language of their pages. */
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

/** The language of a professional's pages; letters to them stay in English. */
function ConsoleLanguage() {
  const t = useTranslations('ui');
  const current = useLocale();
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function choose(language: Language) {
    keepCookie(consoleLanguageKey, language);
    startTransition(() => router.refresh());
  }

  return (
    <fieldset aria-label={t('language')} aria-busy={pending} className="flex">
      {languages.map((language) => (
        <LanguageButton
          key={language}
          active={current === language}
          lang={language}
          onChoose={choose}
        >
          {languageNames[language]}
        </LanguageButton>
      ))}
    </fieldset>
  );
}

/** The server has put the theme into the page. */
const themeOfPage = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
};

/** Light, dark, or as on the device: at once, on every page in this browser. */
function Appearance() {
  const t = useTranslations('preferences.appearance');
  const [theme, setTheme] = useBrowserState<Theme | ''>(themeOfPage, '');

  function choose(chosen: string) {
    if (!isTheme(chosen)) return;
    keepCookie(themeKey, chosen);
    document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  }

  return (
    <Card aria-labelledby="appearance-heading" className="mb-5">
      <CardHeader id="appearance-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <RadioGroup
          aria-label={t('title')}
          value={theme}
          onValueChange={choose}
          options={themes.map((value) => ({ value, label: t(value) }))}
        />
      </CardBody>
    </Card>
  );
}
