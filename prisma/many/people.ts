import { diceFrom } from './dice';
import { firstNames, lastNames } from './names';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  language: 'en' | 'hi';
}

/** Invented person number `index`, always the same; many share a name and none an e-mail address. */
export function personOf(index: number): Person {
  const dice = diceFrom(index);
  const first = dice.pick(firstNames);
  const last = dice.pick(lastNames);
  const language = dice.roll() < 0.35 ? 'hi' : 'en';
  const ownScript = language === 'hi' && dice.roll() < 0.3 ? 1 : 0;
  return {
    email: `${first[0]}.${last[0]}.${index + 1}@example.in`.toLowerCase(),
    firstName: first[ownScript],
    lastName: last[ownScript],
    phone: `${dice.whole(6, 9)}${dice.digits(9)}`,
    language,
  };
}
