'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { LanguageButton } from '@/components/shell/language/language-switcher';
import { keepCookie } from '@/lib/client/keep-cookie';
import { consoleLanguageKey, type Language, languageNames, languages } from '@/lib/i18n/language';

/** The language of a professional's own pages; letters to them stay in English. */
export function ConsoleLanguage() {
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
