import { preferredLanguage } from '@/lib/i18n/accepted';

test.each([
  ['hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7', 'hi'],
  ['en-IN,en-GB;q=0.9,en;q=0.8,hi;q=0.7', 'en'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['EN;Q=0.5, HI', 'hi'],
  ['en;q=0.3,hi ; q=0.4', 'hi'],
  ['hi;q=0,en', 'en'],
  ['his,hit', null],
  ['ta-IN,*;q=0.5', null],
  ['hi;q=x', null],
  ['', null],
  [null, null],
])('a browser that asks for %j is offered %j', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
