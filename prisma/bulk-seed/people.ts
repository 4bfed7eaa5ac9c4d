import type { Language } from '@/lib/i18n/language';
import { firstNames, lastNames } from './names';
import { randomFrom } from './random';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
}

/** Invented person number `index`, always the same; many share a name and none an e-mail address. */
export function personOf(index: number): Person {
  const random = randomFrom(index);
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const language = random.roll() < 0.35 ? 'hi' : 'en';
  const ownScript = language === 'hi' && random.roll() < 0.3 ? 1 : 0;
  return {
    email: `${first[0]}.${last[0]}.${index + 1}@example.in`.toLowerCase(),
    firstName: first[ownScript],
    lastName: last[ownScript],
    phone: `${random.whole(6, 9)}${random.digits(9)}`,
    language,
  };
}
