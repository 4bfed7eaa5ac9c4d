'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type FormEvent, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { type Language, languageFrom } from '@/lib/i18n/language';
import { keepLanguage } from './language-choice';

type LanguageOfferProps = {
  language: Language;
  /** In the offered language; `no` is in the page's. */
  words: { text: string; yes: string; no: string };
};

/** Offers the language of the person's telephone before anything else, and remembers either answer. */
export function LanguageOffer({ language, words }: LanguageOfferProps) {
  const current = useLocale();
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  // A press before the page is interactive goes to the server, which answers with the page in that language.
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    keepLanguage(languageFrom(submitter?.getAttribute('value')));
    startTransition(() => router.refresh());
  }

  return (
    <section
      lang={language}
      aria-label={words.text}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-marigold-tint px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{words.text}</p>
      <form method="post" onSubmit={choose} className="flex gap-2">
        <Button
          type="submit"
          formAction={`/language/${language}`}
          value={language}
          size="sm"
          pending={pending}
        >
          {words.yes}
        </Button>
        <Button
          type="submit"
          formAction={`/language/${current}`}
          value={current}
          size="sm"
          variant="secondary"
          lang={current}
        >
          {words.no}
        </Button>
      </form>
    </section>
  );
}
