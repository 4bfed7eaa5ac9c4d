import { screen } from '@testing-library/react';
import { DeterminationPane } from '@/components/desk/determination/determination-pane';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { emptyVault } from '@/lib/client/on-device/vault';
import type { Amounts } from '@/lib/law/amounts';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const filed = claimOf('form_b');
// Without invoices it has one head to begin with.
const claim = { ...filed, claimAmount: '1000.00', claimData: { ...filed.claimData, invoices: [] } };
const nothing = { contingent: '0.00', notAdmitted: '0.00' };
const admitted = { ...nothing, claimed: '1000.00', admitted: '1000.00', underVerification: '0.00' };
const open = { ...nothing, claimed: '1000.00', admitted: '0.00', underVerification: '1000.00' };

const determination = (
  number: number,
  state: PresentedDetermination['state'],
  totals: Amounts,
): PresentedDetermination => ({
  id: `d${number}`,
  claimId: claim.id,
  number,
  claimVersion: claim.version,
  state,
  basis: 'original',
  heads: [{ head: 'principal', ...totals, reasons: [] }],
  totals,
  securedAmount: '0.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  relatedParty: false,
  relatedPartyExempt: false,
  category: 'operational',
  workman: null,
  government: false,
  classNumber: null,
  className: null,
  remarks: null,
  confirmedBy: state === 'confirmed' ? meera : null,
  confirmedAt: state === 'confirmed' ? '2026-11-01T10:00:00.000Z' : null,
  moved: false,
  internalNote: null,
  voting: null,
  currency: null,
  facilities: null,
  publishReason: null,
  effectiveOn: null,
  lawEdition: '2026',
  rule: null,
  proposedBy: ravi,
  proposedAt: '2026-11-02T10:00:00.000Z',
  returnedBy: null,
  returnedAt: null,
  returnRemark: null,
  reviewNote: null,
});

const says = 'Nothing is decided yet: the claimant gets no letter.';
const show = (...determinations: PresentedDetermination[]) =>
  opened(<DeterminationPane claim={claim} onDone={() => undefined} />, {
    as: meera,
    answers: {
      [`GET /api/claims/${claim.id}/determinations`]: { determinations },
      'GET /api/case': {
        mayConfirmOwn: true,
        commencementDate: null,
        lastDateForClaims: null,
        rfrpDate: null,
      },
    },
  });

beforeEach(emptyVault);

test('the desk says that what is wholly under verification gets no letter', async () => {
  show(determination(1, 'proposed', open));
  await screen.findByText(says);
});

test('and does not say it where a decision is taken back, or one is made', async () => {
  const { close } = show(
    determination(2, 'proposed', open),
    determination(1, 'confirmed', admitted),
  );
  await screen.findByRole('region', { name: 'Sums of the determination' });
  expect(screen.queryByText(says)).toBeNull();
  close();
  show(determination(1, 'proposed', admitted));
  await screen.findByRole('region', { name: 'Sums of the determination' });
  expect(screen.queryByText(says)).toBeNull();
});
