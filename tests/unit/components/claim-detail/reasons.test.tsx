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
  await screen.findAllByText(asSaid);
  expect(document.body.textContent).not.toContain(asTheLawNamesIt);
});

test('a professional reads the name of the reason, as the list of creditors gives it', () => {
  opened(<DeterminationEntry claim={claim} one={decided} before={undefined} open />);
  expect(document.body.textContent).toContain(asTheLawNamesIt);
  expect(document.body.textContent).not.toContain(asSaid);
});
