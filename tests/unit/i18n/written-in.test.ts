import { inAnotherLanguage, writtenIn } from '@/lib/i18n/written-in';

test.each([
  ['Please send your bank statement of March 2024.', 'en'],
  ['PAN card ki copy bhejein', 'en'],
  ['PLEASE SEND YOUR BANK STATEMENT', 'en'],
  ['Bank statement (बैंक स्टेटमेंट) of six months', 'en'],
  ['Résumé of the dues', 'en'],
  ['कृपया मार्च 2024 का बैंक स्टेटमेंट भेजें।', 'hi'],
  ['अपना PAN और IFSC भेजें', 'hi'],
  ['खाता HDFC0001234 किसका है?', 'hi'],
  ['दावा CLM-2026-000001 देखें', 'hi'],
  ['यह बिल (Kaveri Motors Private Limited) किसका है?', 'hi'],
  ['श्रम न्यायालय का आदेश Form 16 के साथ भेजें', 'hi'],
  ['१,२०० रुपये कब मिले?', 'hi'],
  ['Please send बैंक स्टेटमेंट भेजें', null],
  ['Reason / कारण', null],
  ['', null],
  ['12,500.00', null],
  ['PAN? GSTIN?', null],
  ['HDFC0001234', null],
  ['(Asha Devi)', null],
  ['உங்கள் கடிதம்', null],
] as const)('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

test('a text is in another language than its reader’s only where that is clear', () => {
  const said = ['Please send it', 'कृपया भेजें', 'Reason / कारण'];
  expect(said.map((text) => inAnotherLanguage(text, 'hi'))).toEqual([true, false, false]);
  expect(said.map((text) => inAnotherLanguage(text, 'en'))).toEqual([false, true, false]);
});
