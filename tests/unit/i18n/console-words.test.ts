import { consoleWordsIn, wordsIn } from '@/lib/i18n/words';

test('the Hindi status info_required names the claimant to a professional, and addresses a claimant', () => {
  expect(wordsIn('hi').ui.status.info_required).toBe('आपसे जानकारी चाहिए');
  expect(consoleWordsIn('hi').ui.status.info_required).toBe('दावेदार से जानकारी चाहिए');
});

test.each(['en', 'hi'] as const)(
  'every other status has the same words for both sides in %s',
  (language) => {
    const { info_required: _, ...others } = wordsIn(language).ui.status;
    expect(consoleWordsIn(language).ui.status).toMatchObject(others);
  },
);
