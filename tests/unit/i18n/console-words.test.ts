import { consoleWordsIn, wordsIn } from '@/lib/i18n/words';

test('a professional reads whom a claim waits for, a claimant that it waits for them', () => {
  expect(wordsIn('hi').ui.status.info_required).toBe('आपसे जानकारी चाहिए');
  expect(consoleWordsIn('hi').ui.status.info_required).toBe('दावेदार से जानकारी चाहिए');
});

test.each(['en', 'hi'] as const)(
  'every other status reads alike on both sides in %s',
  (language) => {
    const { info_required: _, ...others } = wordsIn(language).ui.status;
    expect(consoleWordsIn(language).ui.status).toMatchObject(others);
  },
);
