import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import { OfferForm } from './offer-form';

type LanguageOfferProps = {
  language: Language;
  /** The language of the page. */
  current: Language;
  /** In that language, but for `no`, which is in the page's. */
  words: { text: string; yes: string; no: string };
};

/**
 * Offers the language that somebody's telephone is set to, before anything else; either answer is remembered. What is pressed
 * before the page is alive goes to the server, which answers with the page in that language.
 */
export function LanguageOffer({ language, current, words }: LanguageOfferProps) {
  return (
    <section
      lang={language}
      aria-label={words.text}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-marigold-tint px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{words.text}</p>
      <OfferForm>
        <Button type="submit" formAction={`/language/${language}`} value={language} size="sm">
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
      </OfferForm>
    </section>
  );
}
