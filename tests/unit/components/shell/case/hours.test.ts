import { hoursIn } from '@/components/shell/case/contact-facts';
import type { CaseFacts } from '@/lib/case/fields';

const facts = (professionalHours: string | null, professionalHoursHindi: string | null) =>
  ({ professionalHours, professionalHoursHindi }) as CaseFacts;

test.each([
  ['both languages', 'en', facts('10 to 5', '10 से 5'), { text: '10 to 5', lang: 'en' }],
  ['both languages', 'hi', facts('10 to 5', '10 से 5'), { text: '10 से 5', lang: 'hi' }],
  ['English only', 'hi', facts('10 to 5', null), { text: '10 to 5', lang: 'en' }],
  ['Hindi only', 'en', facts(null, '10 से 5'), { text: '10 से 5', lang: 'hi' }],
  ['neither language', 'hi', facts(null, null), null],
] as const)(
  'with office hours given in %s, a page in %s shows those there are',
  (_, language, given, said) => {
    expect(hoursIn(given, language)).toEqual(said);
  },
);
