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

test.each<[string, RatePolicy, RatePolicy | null]>([
  ['Failed sign-in', limits.signInOfAccount, limits.signInFromAddress],
  ['Password, code or passkey asked again while signed in', limits.reauthentications, null],
  ['Registration', limits.registrationOfAccount, limits.registrationFromAddress],
  ['Reset link', limits.resetOfAccount, limits.resetFromAddress],
  ['Confirmation of a new address', limits.emailChanges, null],
  ['Password changed', limits.passwordChanges, null],
  ['Numbers shown in full', limits.revealsOfPerson, null],
  ['The same, each row of a column counted', limits.revealedNumbersOfDay, null],
])(
  'docs/security.md gives the limits on "%s" for a person and an address as the code has them',
  (act, ofOne, fromAddress) => {
    const { one, address } = documented(act);
    expect(one.split(', ')[0]).toBe(words(ofOne));
    expect(address).toBe(fromAddress ? words(fromAddress) : '');
  },
);

test.each<[string, ActorRatePolicy]>([
  ['Messages', limits.messages],
  ['Documents opened or downloaded', limits.openings],
  ['Documents loaded ahead, sealed', limits.loadsAhead],
  ['Uploads', limits.uploads],
  ['Claims filed one by one', limits.filings],
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
])(
  'docs/security.md gives the limit on "%s" as the code has it, and ten times that for an address',
  (act, { person, address }) => {
    expect(documented(act)).toEqual({
      one: expect.stringMatching(new RegExp(`^${words(person)}(,|$)`)),
      address: 'ten times that',
    });
    expect(address).toMatchObject({ limit: 10 * person.limit, seconds: person.seconds });
  },
);

test('docs/security.md gives the limit on looking up check codes as the code has it', () => {
  expect(documented('Check codes of papers looked up, without an account')).toEqual({
    one: '',
    address: words(limits.checksFromAddress),
  });
});

test('no two rate limits count under the same name', () => {
  const policies: RatePolicy[] = Object.values(limits).flatMap((limit) =>
    'person' in limit ? [limit.person, limit.address] : [limit],
  );
  const names = policies.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
