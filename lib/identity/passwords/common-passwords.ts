import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isLeakedPassword } from './leaked-passwords';

// Passwords that are common in India but absent from the list, which was made from leaks of the whole world.
const here = `p@ssword 12341234 india1234 indian123 bharat123 krishna123 ganesh123 ganesha1 sairam123 jaishreeram
  shivshakti hanuman123 priya123 pooja123 deepak123 sanjay123 suresh123 ramesh123 rajesh123 user1234 login123`;

// People who know what this portal is for guess these first, with figures or signs around them.
const ourWords =
  /^[\W\d_]*(daava|insolvency|liquidat(ion|or)|claimants?|creditors?|claims?|ibbi)[\W\d_]*$/;

// What the page gives as an example of a good one: some take it as it stands.
const ourExamples =
  /^[\W\d_]*(river[\W\d_]*tyre[\W\d_]*mango|nadi[\W\d_]*tyre[\W\d_]*aam)[\W\d_]*$/;

let common: Set<string> | undefined;

/**
 * Whether a password is one that attackers try first: the 18,000 commonest of eight characters or more in leaks (zxcvbn's
 * list), 200,000 leaked ones, those common in India, one repeated character, and this portal's own words and examples with
 * figures around them. OWASP ASVS 5.0, 6.2.4 and 6.2.11.
 */
export function isCommonPassword(password: string) {
  common ??= new Set([...(dictionary['passwords-common'] ?? []), ...here.split(/\s+/)]);
  const lower = password.toLowerCase();
  return (
    common.has(lower) ||
    /^(.)\1+$/.test(lower) ||
    ourWords.test(lower) ||
    ourExamples.test(lower) ||
    isLeakedPassword(lower)
  );
}
