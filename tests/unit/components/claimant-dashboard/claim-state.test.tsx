import { screen } from '@testing-library/react';
import { ClaimState } from '@/components/claimant-dashboard/claim-state';
import type { Awaited, ListedClaim } from '@/lib/claims/records/present';
import { waitsForNothing } from '@/tests/support/data/awaited';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const totals = {
  claimed: '100.00',
  admitted: '63.00',
  contingent: '0.00',
  notAdmitted: '37.00',
  underVerification: '0.00',
};

function show(more: Partial<Awaited>, language: 'en' | 'hi' = 'en', contingent = '0.00') {
  const claim: ListedClaim = {
    ...claimOf('form_d', {
      status: 'approved',
      determination: {
        id: 'd1',
        number: 1,
        state: 'confirmed',
        category: 'workmen',
        totals: { ...totals, contingent },
      },
    }),
    claimData: {},
    documentCount: 1,
    flags: undefined,
    awaited: { objectUntil: null, letters: 0, ...waitsForNothing, ...more },
  };
  opened(<ClaimState claim={claim} />, { as: asha, language });
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const nothing = () => screen.queryByText(/You do not need to do anything now/) !== null;
const objected =
  'You objected to the list of creditors on 3 Dec 2026. The insolvency professional answers next.';

test.each<[string, Partial<Awaited>, string[], boolean]>([
  [
    'not objected to is to be read',
    {},
    ['₹37.00 of your claim is not admitted. Read why and what you can do.'],
    false,
  ],
  ['objected to waits for the answer', { objectedOn: '2026-12-03' }, [objected], true],
  [
    'in question waits for the answer to a request',
    { askedOn: '2026-12-04' },
    ['You asked for a change on 4 Dec 2026. The insolvency professional answers next.'],
    true,
  ],
  [
    'objected to, with a letter, has both',
    { letters: 1, objectedOn: '2026-12-03' },
    ['Read the letter about your claim', objected],
    false,
  ],
])('a claim in a list with an amount %s', (_, more, said, idle) => {
  show(more);
  expect(links()).toEqual(said);
  expect(nothing()).toBe(idle);
});

test('what waits is said in Hindi, with its day', () => {
  show({ objectedOn: '2026-12-03' }, 'hi');
  expect(links()).toEqual([expect.stringMatching(/^आपने 3 दिस.* को लेनदार सूची पर आपत्ति की/)]);
});

test.each([
  ['to be read', {}, /^₹37.00 of your claim is not admitted, and ₹9.00 is not certain yet. Read/],
  [
    'to object to',
    { objectUntil: '2026-12-05' },
    /^₹37.00 of your claim is not admitted, and ₹9.00 is not certain yet. Not right\? .* 5 Dec 2026/,
  ],
])('what is refused does not hide what is contingent, %s', (_, more, said) => {
  show(more, 'en', '9.00');
  expect(links()).toEqual([expect.stringMatching(said)]);
});
