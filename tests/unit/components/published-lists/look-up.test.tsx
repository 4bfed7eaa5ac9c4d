import { screen } from '@testing-library/react';
import { LookUp } from '@/components/published-lists/look-up/look-up';
import type { Absence, Standing } from '@/lib/creditor-lists/look-up/standing';
import { wordsIn } from '@/lib/i18n/words';
import { cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const { law, creditors } = wordsIn('en');
const words = creditors.sheet.columns;
const ask = 'POST /api/public/creditor-lists/look-ups';
const answer = `${ask}/answer`;

const absent = (absence: Absence | null): Standing => ({
  claimNumber: 'CLM-2026-000001',
  list: absence === 'none_published' ? null : { number: 2, asOn: '2026-11-01' },
  absence,
  lines: [],
  total: 0,
});
const line = {
  annexure: 6,
  slNo: 3,
  name: 'A. D.',
  claimed: '900.00',
  admitted: '500.00',
  contingent: '0.00',
  notAdmitted: '400.00',
  underVerification: '0.00',
  remarks: 'Wages of May',
  grounds: [{ code: 'no_proof', amount: '400.00' }],
  transfers: [{ way: 'to', claim: 'CLM-2026-000009', amount: '100.00', on: '2026-10-05' }],
} as Standing['lines'][number];

const show = (reply: unknown) =>
  opened(<LookUp trial={false} />, {
    answers: { [ask]: { lookUp: 'L1' }, [answer]: reply },
  });
type Page = ReturnType<typeof show>;

async function number({ user }: Page) {
  await user.type(screen.getByLabelText(/Claim number/), 'clm-2026-000001');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByText(/If there is a claim CLM-2026-000001/);
}
async function code({ user }: Page, typed: string) {
  await user.type(screen.getByLabelText(/Code of 8 digits/), typed);
  await user.click(screen.getByRole('button', { name: 'Show the line' }));
}

test('the line of a claim is shown with each amount under its own word', async () => {
  const page = show({ ...absent(null), lines: [line], total: 1 });
  await number(page);
  await code(page, '12345678');
  await screen.findByText('Yes, CLM-2026-000001 is in the list');
  expect(page.sent(ask)).toEqual([{ claimNumber: 'clm-2026-000001' }]);
  expect(page.sent(answer)).toEqual([{ lookUp: 'L1', code: '12345678' }]);
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(Object.fromEntries(facts)).toEqual({
    Category: law.categories.employees,
    Name: 'A. D.',
    [words.claimed]: '₹900.00',
    [words.admitted]: '₹500.00',
    [words.contingent]: '₹0.00',
    [words.notAdmitted]: '₹400.00',
    [words.underVerification]: '₹0.00',
  });
  screen.getByText('Wages of May');
  screen.getByText('No proof, though asked: ₹400.00');
  screen.getByText(/₹100.00 transferred to claim CLM-2026-000009/);
});

test('a line says what is before a court, and in which currency it was claimed', async () => {
  const currency = {
    code: 'USD',
    amount: '1000.00',
    rate: '83.1234',
    day: '2026-01-10',
    source: 'FBIL',
    rupees: '83123.40',
  };
  const page = show({
    ...absent(null),
    lines: [{ ...line, subJudice: '40.50', currency }],
    total: 1,
  });
  await number(page);
  await code(page, '12345678');
  await screen.findByText('Yes, CLM-2026-000001 is in the list');
  expect(screen.getByText(words.subJudice).nextElementSibling?.textContent).toBe('₹40.50');
  screen.getByText(/^USD 1,000.00 × ₹83.1234 = ₹83,123.40/);
});

test('the line of a creditor in a named class says which', async () => {
  const inClass = { ...line, annexure: 2, creditorClass: { number: 1, name: 'Tower A' } };
  const page = show({ ...absent(null), lines: [inClass], total: 1 });
  await number(page);
  await code(page, '12345678');
  await screen.findByText('Yes, CLM-2026-000001 is in the list');
  expect(screen.getByText('Class').nextElementSibling?.textContent).toBe('Tower A');
});

test.each<[Absence, RegExp]>([
  ['none_published', /No list of creditors is out/],
  ['received_later', /came after this list was made/],
  ['withdrawn', /withdrawn before this list/],
  ['counted_later', /not counted yet/],
])('a claim that is in no line (%s) is told why', async (absence, says) => {
  const page = show(absent(absence));
  await number(page);
  await code(page, '1');
  await screen.findByText(says);
});

test('an empty number is not sent, and a double press asks for one letter', async () => {
  const { answer: reply, give } = held();
  const { user, sent } = opened(<LookUp trial={false} />, {
    answers: { [ask]: reply },
  });
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(sent(ask)).toEqual([]);
  await user.type(screen.getByLabelText(/Claim number/), 'CLM-1');
  await user.dblClick(screen.getByRole('button', { name: 'Send the code' }));
  expect(sent(ask)).toHaveLength(1);
  give({ lookUp: 'L1' });
  await screen.findByLabelText(/Code of 8 digits/);
});

test('a dead code and a lost answer are told, and what was typed stays for another try', async () => {
  let reply: () => unknown = () => refused(400, 'dead_list_code', 'This code is dead.');
  const page = show(() => reply());
  await number(page);
  await code(page, '12345678');
  await screen.findByText('This code is dead.');
  reply = cutOff;
  await page.user.click(screen.getByRole('button', { name: 'Show the line' }));
  await screen.findByText(/network|connection/i);
  screen.getByDisplayValue('12345678');
  await page.user.click(screen.getByRole('button', { name: /Another claim number/ }));
  screen.getByDisplayValue('clm-2026-000001');
});
