'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { languageFrom } from '@/lib/i18n/language';
import { keepLanguage } from './language-choice';

type HindiOfferProps = {
  /** In Hindi, but for what the button for English says. */
  words: { text: string; yes: string; no: string };
};

/** Offers Hindi to whoever's telephone is set to it, before anything else; either answer is remembered. */
export function HindiOffer({ words }: HindiOfferProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  // What is pressed before the page is alive goes to the server, which answers with the page in that language.
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    keepLanguage(languageFrom(submitter?.getAttribute('value')));
    startTransition(() => router.refresh());
  }

  return (
    <section
      lang="hi"
      aria-label={words.text}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-marigold-tint px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{words.text}</p>
      <form method="post" onSubmit={choose} className="flex gap-2">
        <Button type="submit" formAction="/language/hi" value="hi" size="sm" pending={pending}>
          {words.yes}
        </Button>
        <Button
          type="submit"
          formAction="/language/en"
          value="en"
          size="sm"
          variant="secondary"
          lang="en"
        >
          {words.no}
        </Button>
      </form>
    </section>
  );
}
