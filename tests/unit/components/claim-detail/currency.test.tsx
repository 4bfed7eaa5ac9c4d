import { screen } from '@testing-library/react';
import { AuditSentence } from '@/components/claim-detail/audit/audit-sentence';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const currency = {
  code: 'USD',
  amount: '1000.00',
  rate: '83.1234',
  day: '2026-01-10',
  source: 'FBIL',
  rupees: '83123.40',
};

const totals = {
  claimed: '83123.40',
  admitted: '83123.40',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
};

const claim = claimOf('form_b', {
  determination: { id: 'd1', number: 1, state: 'confirmed', category: 'operational', totals },
});

const decided = {
  ...totals,
  state: 'confirmed',
  heads: [],
  totals,
  confirmedAt: null,
  voting: null,
};

test.each([
  ['en', 'Claimed in another currency', 'rate of 10 Jan 2026, FBIL'],
  ['hi', 'दूसरी मुद्रा (जैसे डॉलर) में दावा', '10 जनवरी 2026 की दर, FBIL'],
] as const)(
  'its claimant reads, in %s, what was claimed in another currency',
  async (language, title, rate) => {
    const answer = (one: object) => ({
      'GET /api/claims/claim/determinations': { determinations: [one] },
    });
    opened(<AdmittedCard claim={claim} />, {
      as: asha,
      language,
      answers: answer({ ...decided, currency }),
    });
    await screen.findByText(`${title}: USD 1,000.00 × ₹83.1234 = ₹83,123.40 (${rate})`);
  },
);

test.each(['determination_proposed', 'determination_confirmed'] as const)(
  'the entry %s tells of it, and of rupees nothing',
  (action) => {
    const entryOf = (details: object) =>
      ({
        action,
        details: { number: 2, ...details },
        userFullName: 'Meera Iyer',
      }) as unknown as PresentedAuditEntry;
    const said = 'Claimed in another currency: USD 1,000.00 × ₹83.1234 = ₹83,123.40';
    opened(<AuditSentence entry={entryOf({ currency })} claim={claim} />);
    expect(document.body.textContent).toContain(said);
    opened(<AuditSentence entry={entryOf({})} claim={claim} />);
    expect(document.body.textContent?.split(said)).toHaveLength(2);
  },
);
