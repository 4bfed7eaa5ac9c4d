import { screen, within } from '@testing-library/react';
import { AuditSentence } from '@/components/claim-detail/audit/audit-sentence';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import { DeterminationEntry } from '@/components/claim-detail/determinations/determination-entry';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { Facility } from '@/lib/law/facilities';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const loan: Facility = {
  kind: 'term_loan',
  name: 'Loan of 2024',
  claimed: '700.00',
  admitted: '500.00',
  securities: [
    {
      charge: 'mortgage',
      asset: 'Plot 4 at Nashik',
      rank: 'first',
      day: null,
      chargeId: null,
      value: null,
    },
  ],
};
const guarantee: Facility = {
  ...loan,
  kind: 'bank_guarantee',
  name: null,
  claimed: '300.00',
  admitted: '0.00',
  securities: [],
};

const totals = {
  claimed: '1000.00',
  admitted: '500.00',
  contingent: '0.00',
  notAdmitted: '500.00',
  underVerification: '0.00',
};

const claim = claimOf('form_c', {
  determination: { id: 'd1', number: 1, state: 'confirmed', category: 'secured_financial', totals },
});

const decided = {
  id: 'd1',
  number: 1,
  state: 'confirmed',
  heads: [],
  totals,
  securedAmount: '0.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  claimVersion: 1,
  basis: 'original',
  category: 'secured_financial',
  confirmedAt: null,
  voting: null,
  facilities: [loan, guarantee],
} as unknown as PresentedDetermination;

const said = {
  en: [
    'Facilities and their security',
    '(a) Term Loan – Loan of 2024: claimed ₹700.00, admitted ₹500.00',
    'Mortgage: Plot 4 at Nashik (first charge)',
    '(b) Bank Guarantee: claimed ₹300.00, admitted ₹0.00',
  ],
  hi: [
    'लोन और उनकी सिक्योरिटी',
    '(क) टर्म लोन – Loan of 2024: माँगा ₹700.00, माना गया ₹500.00',
    'ज़मीन या मकान गिरवी (बंधक): Plot 4 at Nashik (पहला प्रभार)',
    '(ख) बैंक गारंटी: माँगा ₹300.00, माना गया ₹0.00',
  ],
} as const;

test.each(['en', 'hi'] as const)(
  'claimant and professional read the facilities with their security, in %s',
  async (language) => {
    const [title, ...lines] = said[language];
    const answers = { 'GET /api/claims/claim/determinations': { determinations: [decided] } };
    const card = opened(<AdmittedCard claim={claim} />, { as: asha, language, answers });
    const read = async () => {
      const list = await screen.findByRole('list', { name: title });
      for (const line of lines) expect(list.textContent).toContain(line);
      expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    };
    await read();
    card.close();
    opened(<DeterminationEntry claim={claim} one={decided} before={undefined} open />, {
      language,
    });
    await read();
  },
);

test.each(['determination_proposed', 'determination_confirmed'] as const)(
  'the entry %s tells how many there are, and of none nothing',
  (action) => {
    const entryOf = (details: object) =>
      ({
        action,
        details: { number: 2, ...details },
        userFullName: 'Meera Iyer',
      }) as unknown as PresentedAuditEntry;
    opened(<AuditSentence entry={entryOf({ facilities: 2 })} claim={claim} />);
    expect(document.body.textContent).toContain(`${said.en[0]}: 2 facilities.`);
    opened(<AuditSentence entry={entryOf({})} claim={claim} />);
    expect(document.body.textContent?.split(said.en[0])).toHaveLength(2);
  },
);
