import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

// Who speaks to the page says what they read on the button (WCAG 2.2, 2.5.3).
test.each(languages)(
  'the accessible name of each team button contains its words, in %s',
  (language) => {
    const { do: said, doFor: called } = wordsIn(language).ip.team;
    expect(Object.keys(called)).toEqual(Object.keys(said));
    for (const [deed, words] of Object.entries(said))
      expect(called[deed as keyof typeof called]).toContain(words);
  },
);
