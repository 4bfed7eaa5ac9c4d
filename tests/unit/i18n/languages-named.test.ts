import { type Language, languageNames, languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** What a language is called: by itself, and in the language of these words. */
const namesOf = (named: Language, inWordsOf: Language) =>
  [
    languageNames[named],
    new Intl.DisplayNames([inWordsOf], { type: 'language' }).of(named) ?? named,
  ].map((name) => name.normalize('NFC'));

test.each(languages)('the sign-in page names in %s each language of the forms', (language) => {
  const text = wordsIn(language).auth.features.easy.text.normalize('NFC');
  const missing = languages.filter(
    (named) => !namesOf(named, language).some((name) => text.includes(name)),
  );
  expect(missing).toEqual([]);
});

test.each(languages)('the offer of %s names no other language', (language) => {
  const said = Object.values(wordsIn(language).help.languageOffer).join(' ').normalize('NFC');
  const others = languages
    .filter((other) => other !== language)
    .flatMap((other) => namesOf(other, language));
  expect(others.filter((name) => said.includes(name))).toEqual([]);
});
