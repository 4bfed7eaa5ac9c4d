import { screen } from '@testing-library/react';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import { DeterminationEntry } from '@/components/claim-detail/determinations/determination-entry';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const totals = {
  claimed: '1000.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '1000.00',
  underVerification: '0.00',
};

const claim = claimOf('form_b', {
  determination: { id: 'd1', number: 1, state: 'confirmed', category: 'operational', totals },
});

const decided = {
  id: 'd1',
  number: 1,
  state: 'confirmed',
  heads: [
    {
      ...totals,
      head: 'principal',
      reasons: [{ code: 'time_barred', text: null, amount: '1000.00' }],
    },
  ],
  totals,
  securedAmount: '0.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  claimVersion: 1,
  basis: 'original',
  category: 'operational',
  confirmedAt: null,
  voting: null,
  facilities: null,
} as unknown as PresentedDetermination;

const asSaid = 'The debt is too old: the legal time to demand it has passed (limitation)';
const asTheLawNamesIt = 'Barred by limitation';

test('a claimant reads why in plain words', async () => {
  const answers = { 'GET /api/claims/claim/determinations': { determinations: [decided] } };
  opened(<AdmittedCard claim={claim} />, { as: asha, answers });
  await screen.findByText(asSaid);
  expect(document.body.textContent).not.toContain(asTheLawNamesIt);
});

test('of several reasons each is said once, and an amount names its own by the number', async () => {
  const heads = [
    {
      ...totals,
      head: 'principal',
      claimed: '600.00',
      notAdmitted: '600.00',
      reasons: [
        { code: 'time_barred', text: null, amount: '500.00' },
        { code: 'paid_already', text: null, amount: '100.00' },
      ],
    },
    {
      ...totals,
      head: 'interest',
      claimed: '400.00',
      notAdmitted: '400.00',
      reasons: [{ code: 'time_barred', text: null, amount: '400.00' }],
    },
  ];
  const answers = {
    'GET /api/claims/claim/determinations': { determinations: [{ ...decided, heads }] },
  };
  opened(<AdmittedCard claim={claim} />, { as: asha, answers });
  await screen.findByText(asSaid);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['1. Why ₹900.00 is not admitted', '2. Why ₹100.00 is not admitted']);
  screen.getByText('Reason 1 above (₹500.00)');
  screen.getByText('Reason 2 above (₹100.00)');
  screen.getByText('Reason 1 above');
});

test('a professional reads the name of the reason, as the list of creditors gives it', () => {
  opened(<DeterminationEntry claim={claim} one={decided} before={undefined} open />);
  expect(document.body.textContent).toContain(asTheLawNamesIt);
  expect(document.body.textContent).not.toContain(asSaid);
});
