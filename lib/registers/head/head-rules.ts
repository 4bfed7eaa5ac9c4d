import type { FactName } from '@/lib/registers/facts';
import { type Concept, headWords } from './head-words';

/** All of `all` have to stand in the head and none of `none`; a rule that names more is surer. */
interface HeadRule {
  fact: FactName;
  all: readonly Concept[];
  none: ReadonlySet<Concept>;
}

/** A line is a fact, then ways to say it, each with the concepts that it needs and, behind a minus, those that speak against it. */
const written = `
serial       | serial -date | serial number -claim-account-pan-name
claimNumber  | claim number -amount-date-list | claim reference number | claim serial -amount-date
name         | creditor name -bank | creditor -amount-date-type-related-number-secured-phone-email-address-remark-bank-list | name -bank-holder-representative-state-city-form-security | company name -bank | worker name | person name | claim name -bank | company -address-phone-email-number-type-amount-date | person -type-amount-number-worker-related
representative | representative -phone-email-address-number | representative name
form         | form | form type | claim form | form number
category     | type -claim-security-reference-account | creditor type | creditor type claim | type worker
nature       | type claim | type claim admit -amount | type describe
description  | describe -date-amount | describe claim -date | describe reference -date | describe type
setOffAmount | setoff | setoff outstanding | setoff amount outstanding | setoff amount
receivedOn   | receive date | receive -amount-by-mode | claim date -decide | receive date claim
mode         | mode | mode receive | mode receive claim
claimed      | claim amount -admit-refuse-not-pending-principal-interest-other-contingent | claim -number-date-form-type-describe-mode-receive-admit-refuse-name-not-list-remark-by-representative-serial-reason | claim total -admit-refuse-principal-interest | claim total amount -admit-refuse-principal-interest | outstanding amount -admit-principal-interest | outstanding -date-principal-interest-admit | amount -admit-refuse-not-pending-date-principal-interest-other-secured-security-guarantee-debit-credit-balance-contingent-voting-number | total amount -admit-refuse-not-principal-interest-secured-pending
principal    | principal -admit-refuse | principal amount -admit-refuse | principal amount claim -admit-refuse
interest     | interest -admit-refuse-voting | interest amount -admit-refuse | interest amount claim -admit-refuse
otherAmount  | other amount -admit-refuse | other -admit-refuse-remark-name-number-type | other amount claim -admit-refuse
admitted     | admit -not-refuse-date-reason-pending-by-principal-interest-secured-voting-remark | admit amount -not-refuse-pending-principal-interest-secured-date | admit amount claim -not-refuse-pending-principal-interest-secured | admit by -not-date-refuse | admit total -not-refuse-pending | admit total amount claim -not-refuse-pending | admit claim -not-refuse-pending-date-number
notAdmitted  | refuse -reason-date-remark-by | refuse amount -reason-date | refuse amount claim -reason-date | admit not -reason-date-remark | admit amount not -reason-date | admit amount claim not -reason-date | refuse not amount -reason-date
contingent   | contingent -date | contingent amount | contingent amount claim
underVerification | pending -date-reason-remark-by | pending amount -date | pending amount claim -date | pending admit amount | pending amount claim not
reason       | reason | reason refuse | reason not admit | reason not admit amount | reason refuse claim | reason refuse amount | reason admit | remark refuse | remark not admit
decidedOn    | decide date | admit date | admit date claim | refuse date | decide -by-number | pending date
decidedBy    | decide by -date | by -amount-date-admit-receive-mode
listNumber   | list | list number | list admit
secured      | secured -amount-type-security | secured not -amount | secured type -amount
securedAmount | secured amount -not | security amount | security amount claim | secured amount admit -not
security     | security -amount-number | security name | security type | secured security -amount
guaranteedAmount | guarantee amount | guarantee amount claim
related      | related | related creditor | related creditor not
worker       | worker -name-number-date-amount-phone-address | worker type | worker person -amount-name
votingShare  | voting | voting amount | voting total
debit        | debit -credit | debit amount -credit
credit       | credit -debit | credit amount -debit
balance      | balance | balance amount
entryDate    | date -receive-claim-decide-admit-refuse | reference date | entry date -receive
reference    | reference -claim-date | reference number -claim-date
memberNumber | ours | ours number | worker number | creditor number -phone-account | company number
pan          | pan | pan number | pan creditor | pan name
aadhaar      | aadhaar | aadhaar number
gstin        | gstin | gstin number
accountHolder | account holder name | holder name | account holder | account name -bank
account      | account number | bank account number | account bank | account -holder-name-type
ifsc         | ifsc | ifsc number | ifsc bank | ifsc bank number
bank         | bank -account-ifsc-number | bank name -account | bank name
phone        | phone -name-address-email | phone number -email | phone creditor -email-name | phone address number
email        | email | email address | email creditor | email number | email phone
address      | address -email-phone | address creditor -email
city         | city | city name
state        | state | state name
pincode      | pincode | pincode number
remarks      | remark -refuse
`;

export const headRules: readonly HeadRule[] = written
  .replaceAll('entry date', 'date')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [fact = '', ...ways] = line.split('|').map((part) => part.trim());
    return ways.map((way) => {
      const [all = '', ...none] = way.replaceAll(' -', '-').split('-');
      return {
        fact: fact as FactName,
        all: all.trim().split(' ') as Concept[],
        none: new Set(none as Concept[]),
      };
    });
  });

export interface SaidByHead {
  fact: FactName;
  /** From 0 to 1: how much of the head its rule explains. */
  weight: number;
}

/**
 * What the head of a column says that it is, the likeliest first. Of two rules the one wins that explains more of the head's
 * words; words that nobody knows take a little away.
 */
export function saidByHead(head: string): SaidByHead[] {
  const { concepts, unknown } = headWords(head);
  if (concepts.size === 0) return [];
  const best = new Map<FactName, number>();
  for (const { fact, all, none } of headRules) {
    if (!all.every((concept) => concepts.has(concept))) continue;
    if ([...none].some((concept) => concepts.has(concept))) continue;
    const explained = all.length / concepts.size;
    const weight = explained * (concepts.size / (concepts.size + unknown / 2));
    best.set(fact, Math.max(best.get(fact) ?? 0, weight));
  }
  return [...best]
    .map(([fact, weight]) => ({ fact, weight }))
    .sort((one, other) => other.weight - one.weight);
}
