import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { ClaimantClaim } from '@/components/claim-detail/claimant-claim';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { held, opened } from '@/tests/support/screen/screen';

const totals = {
  claimed: '186400.00',
  admitted: '150000.00',
  contingent: '0.00',
  notAdmitted: '36400.00',
  underVerification: '0.00',
};
const decided = claimOf('form_d', {
  status: 'approved',
  listedIn: 1,
  determination: { id: 'd1', number: 1, state: 'confirmed', category: 'workmen', totals },
});
const reasons = [{ code: 'paid_already', text: null, amount: '36400.00' }];
const determinations = {
  determinations: [
    {
      id: 'd1',
      state: 'confirmed',
      claimVersion: 1,
      heads: [{ head: 'remainder', ...totals, reasons }],
      totals,
      voting: null,
    },
  ],
};
const answers = {
  'GET /api/claims/claim/questions': { questions: [] },
  'GET /api/claims/claim/determinations': determinations,
  'GET /api/claims/claim/objections': { listed: null, objections: [] },
  'GET /api/claims/claim/change-requests': { changes: [] },
  'GET /api/claims/claim/papers': { papers: [] },
  'GET /api/claims/claim/transfers': { transfers: [], left: null },
  'GET /api/messages/unread-counts-bulk': {},
};

let client: QueryClient;
function Client() {
  client = useQueryClient();
  return null;
}

const show = (claim: PresentedClaim, late: Record<string, () => unknown> = {}) =>
  opened(
    <>
      <Client />
      <ClaimantClaim id="claim" />
    </>,
    { as: asha, answers: { 'GET /api/claims/claim': claim, ...answers, ...late } },
  );

const outcome = { name: '₹1,50,000.00 of your claim is admitted' };

test.each([
  'GET /api/claims/claim/determinations',
  'GET /api/claims/claim/objections',
  'GET /api/claims/claim/change-requests',
] as const)('until %s is answered no part of a decided claim is drawn', async (call) => {
  const late = held();
  show(decided, { [call]: late.answer });
  await screen.findByText('Loading the claim');
  await act(async () => undefined);
  expect(screen.queryByRole('heading', outcome)).toBeNull();
  late.give(answers[call]);
  await screen.findByRole('heading', outcome);
  // Nothing that the page begins with is still to come.
  screen.getByText(/Why ₹36,400.00 is not admitted/);
  screen.getByRole('button', { name: /^Ask/ });
});

test('a decision that comes while the page is open is shown whole, when all of it is there', async () => {
  const late = held();
  show(claimOf('form_d'), { 'GET /api/claims/claim/determinations': late.answer });
  const steps = await screen.findByRole('heading', { name: 'Where your claim is' });
  act(() => client.setQueryData(queries.claim('claim').queryKey, decided));
  await act(async () => undefined);
  expect(screen.queryByRole('heading', outcome)).toBeNull();
  expect(steps.isConnected).toBe(true);
  late.give(determinations);
  await screen.findByRole('heading', outcome);
  screen.getByText(/Why ₹36,400.00 is not admitted/);
});
