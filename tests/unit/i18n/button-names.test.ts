import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

// Who speaks to the page says what they read on the button (WCAG 2.2, 2.5.3).
test.each(languages)('buttons of the team are called what they say, in %s', (language) => {
  const { do: said, doFor: called } = wordsIn(language).ip.team;
  expect(Object.keys(called)).toEqual(Object.keys(said));
  for (const [deed, words] of Object.entries(said))
    expect(called[deed as keyof typeof called]).toContain(words);
});
