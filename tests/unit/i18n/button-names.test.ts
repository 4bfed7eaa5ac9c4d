import { languages } from '@/lib/i18n/language';
import { type Words, wordsIn } from '@/lib/i18n/words';

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

type Named = (words: Words) => readonly [shown: string, name: string];

const buttons: Record<string, Named> = {
  'a photo sent as it is': ({ chat }) => [chat.asIs, chat.asIsFile],
  'a request taken back': ({ changes }) => [changes.takeBack.button, changes.takeBack.of],
  'a number of a request shown': ({ changes }) => [changes.said.show, changes.said.showOf],
  'a number of a request hidden': ({ changes }) => [changes.said.hide, changes.said.hideOf],
  'claims of a file put aside': ({ ip }) => [
    ip.accounts.do.quarantine,
    ip.accounts.quarantine.doFor,
  ],
};

test.each(
  languages.flatMap((language) =>
    Object.keys(buttons).map((button) => [button, language] as const),
  ),
)('the accessible name of %s contains its words, in %s', (button, language) => {
  const [shown, name] = buttons[button]?.(wordsIn(language)) ?? ['', ''];
  expect(name.toLowerCase()).toContain(shown.toLowerCase());
});
