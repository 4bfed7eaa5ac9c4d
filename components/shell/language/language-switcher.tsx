'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { cn } from '@/components/ui/cn';
import { readToken } from '@/lib/client/request/token';
import { type Language, languageNames, languages, scriptOf } from '@/lib/i18n/language';
import { keepLanguage } from './language-choice';

async function keepInAccount(client: QueryClient, language: Language) {
  try {
    const { preferencesMutations } = await import('@/lib/client/mutations/preferences');
    const change = client.getMutationCache().build(client, preferencesMutations.change);
    await change.execute({ language });
  } catch {
    // The page of preferences shows it.
  }
}

/** Each language by its own name. */
export function LanguageSwitcher() {
  const t = useTranslations('ui');
  const current = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const [pending, startTransition] = useTransition();

  function choose(language: Language) {
    if (language === current) return;
    keepLanguage(language);
    // Letters follow the choice. The page changes its language even if the account cannot be told.
    if (readToken()) void keepInAccount(client, language);
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

type LanguageButtonProps = {
  lang: Language;
  active: boolean;
  onChoose: (language: Language) => void;
  children: string;
};

export function LanguageButton({ lang, active, onChoose, children }: LanguageButtonProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={active}
      onClick={() => onChoose(lang)}
      className={cn(
        'language-button',
        scriptOf(lang) === 'Devanagari' && 'font-names',
        active ? 'bg-peacock text-sheet' : 'bg-sheet text-peacock hover:bg-peacock-tint',
      )}
    >
      {children}
    </button>
  );
}
