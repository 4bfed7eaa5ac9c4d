import { screen } from '@testing-library/react';
import { CheckedFacts } from '@/components/check-paper/checked-facts';
import type { CheckedPaper } from '@/lib/papers/present';
import { opened } from '@/tests/support/screen/screen';

const paper: CheckedPaper = {
  kind: 'decision',
  claimNumber: 'CLM-2026-000001',
  amount: '186400.00',
  issuedAt: '2026-11-01T10:00:00.000Z',
  replaced: false,
};

test.each([
  ['en', false, 'No later paper has replaced it.'],
  ['en', true, 'A later paper has replaced it.'],
  ['hi', false, 'बाद का कोई पत्र इसकी जगह नहीं आया है।'],
  ['hi', true, 'बाद का एक पत्र इसकी जगह आ चुका है।'],
] as const)(
  'whoever checks a paper reads (%s) whether it was replaced: %s',
  (language, replaced, said) => {
    opened(<CheckedFacts paper={{ ...paper, replaced }} />, { language });
    screen.getByText(said);
  },
);

test.each([
  ['acknowledgement', 'Amount claimed'],
  ['decision', 'Amount admitted'],
] as const)('the facts to compare with a paper (%s) are its own', (kind, amount) => {
  opened(<CheckedFacts paper={{ ...paper, kind }} />);
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(Object.fromEntries(facts)).toMatchObject({
    'Claim number': 'CLM-2026-000001',
    [amount]: '₹1,86,400.00',
    Issued: '1 Nov 2026, 3:30 pm (Indian Standard Time)',
  });
});
