import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@/lib/access/limits';
import type { ActorRatePolicy, RatePolicy } from '@/lib/platform/rate-limit';
import { root } from '@/scripts/lib/paths.mjs';

const [, section = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('### Limits\n');

/** The row of the documented table about an act: how often by one account or person, how often from one address. */
function documented(act: string) {
  const row = section.split('\n').find((line) => line.startsWith(`| ${act} |`));
  const [, , one = '', address = ''] = row?.split('|').map((cell) => cell.trim()) ?? [];
  return { one, address };
}

const windows = new Map([
  [60, 'a minute'],
  [600, 'in ten minutes'],
  [900, 'in 15 minutes'],
  [3600, 'an hour'],
  [86_400, 'a day'],
]);
const words = ({ limit, seconds }: RatePolicy) =>
  `${limit.toLocaleString('en')} ${windows.get(seconds)}`;

const ofOneAccount: [string, RatePolicy, RatePolicy | null][] = [
  ['Failed sign-in', limits.signInOfAccount, limits.signInFromAddress],
  ['Password, code or passkey asked again while signed in', limits.reauthentications, null],
  ['Registration', limits.registrationOfAccount, limits.registrationFromAddress],
  ['Reset link', limits.resetOfAccount, limits.resetFromAddress],
  ['Confirmation of a new address', limits.emailChanges, null],
  ['Password changed', limits.passwordChanges, null],
  ['Letters that try the mail', limits.testLetters, null],
  ['Numbers shown in full', limits.revealsOfPerson, null],
  ['The same, each row of a column counted', limits.revealedNumbersOfDay, null],
  ['Sign-in that succeeds', limits.sessionsOfAccount, null],
  ['Links tried that confirm an address', limits.emailConfirmations, null],
];

test.each(ofOneAccount)(
  'docs/security.md gives the limits on "%s" for a person and an address as the code has them',
  (act, ofOne, fromAddress) => {
    const { one, address } = documented(act);
    expect(one.split(', ')[0]).toBe(words(ofOne));
    expect(address).toBe(fromAddress ? words(fromAddress) : '');
  },
);

const ofActors: [string, ActorRatePolicy][] = [
  ['Messages', limits.messages],
  ['Documents opened or downloaded', limits.openings],
  ['Documents loaded ahead, sealed', limits.loadsAhead],
  ['Uploads', limits.uploads],
  ['Claims filed one by one', limits.filings],
  ['Claims changed', limits.edits],
  ['Drafts saved', limits.draftSaves],
  ['Files of claims', limits.imports],
  ['Transfers of debt reported, answered or decided', limits.transfers],
  ['Exports', limits.reports],
  ['Changes of many claims', limits.bulkChanges],
  ['Parts of a selection changed', limits.selectionParts],
  ['Numbers that lists are searched by', limits.numberSearches],
  ['Determinations made', limits.determinations],
  ['Papers asked for by hand', limits.paperRequests],
  ['Lists of creditors asked for', limits.listsOfCreditors],
  ['Streams of live updates', limits.streams],
  ['Whole files of claims asked for', limits.claimFiles],
  ['Questions asked, or asked again', limits.questionLists],
  ['Answers to questions, and objections', limits.answers],
  ['Requests for a change, asked or taken back', limits.changeRequests],
];

test.each(ofActors)(
  'docs/security.md gives the limit on "%s" as the code has it, and ten times that for an address',
  (act, { person, address }) => {
    expect(documented(act)).toEqual({
      one: expect.stringMatching(new RegExp(`^${words(person)}(,|$)`)),
      address: 'ten times that',
    });
    expect(address).toMatchObject({ limit: 10 * person.limit, seconds: person.seconds });
  },
);

const ofAddresses: [string, RatePolicy][] = [
  ['Check codes of papers looked up, without an account', limits.checksFromAddress],
  ['Published lists of creditors read, without an account', limits.publicListReads],
  ['Files of them', limits.publicListFiles],
];

test.each(ofAddresses)(
  'docs/security.md gives the limit on "%s" for an address as the code has it',
  (act, ofAddress) => {
    expect(documented(act)).toEqual({ one: '', address: words(ofAddress) });
  },
);

/** Limits that have no row of their own: they refuse nothing, stand in another limit's row, or in none. */
const withoutRow = `signInOfAccountAnywhere signInOnDevice resetOfAccountAnywhere resetOnDevice claimsBeforeAlert
  numbersBeforeAlert exportedBeforeAlert periodFigures listLookUpsFromAddress listLookUpsOfClaim listCodesFromAddress listCodesOfClaim`;

test('every rate limit has its row in docs/security.md, or is known to have none', () => {
  const inRows = new Set<unknown>([...ofOneAccount, ...ofActors, ...ofAddresses].flat());
  const others = Object.entries(limits).filter(([, limit]) => !inRows.has(limit));
  const known = withoutRow.split(/\s+/);
  expect(others.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !(name in limits))).toEqual([]);
});

test('no two rate limits count under the same name', () => {
  const policies: RatePolicy[] = Object.values(limits).flatMap((limit) =>
    'person' in limit ? [limit.person, limit.address] : [limit],
  );
  const names = policies.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
