import { watchRows } from '@/lib/registers/rows/no-row';

const heads = ['S.No.', 'Name of creditor', 'Nature', 'PAN', 'Amount claimed', 'Amount admitted'];
const judge = (...cells: string[]) => watchRows({ heads, name: 1, amount: 4 })({ row: 5, cells });

test.each([
  [
    'a claim for what bookkeepers list under a group',
    '1',
    'Kaveri Roadlines',
    'Trade payables',
    '',
    '5000',
    '0',
  ],
  ['an unsecured lender', '2', 'Asha Devi', 'Unsecured loans', 'ABCPD1234K', '5000', ''],
  ['a firm that is called Total', '3', 'Total Lubricants Pvt Ltd', '', 'AABCT1234K', '5000', ''],
  [
    'a firm that is called Total, with its nature',
    '4',
    'Total Fleet Care',
    'Trade payables',
    '',
    '5000',
    '',
  ],
])('%s is a row of the register', (_, ...cells) => {
  expect(judge(...cells)).toBeUndefined();
});

test.each([
  ['the word alone', '', 'Grand Total:', '', '', '10,000', '5,000'],
  ['the word before an empty name', 'Total', '', '', '', '10,000', '5,000'],
  ['a total with a count beside it', '', 'Sub Total', '45 Nos.', '', '10,000', ''],
  ['a total of what it names', '', 'Total of Form C', '', '', '10,000', ''],
  ['a total with its amount in words', '', 'Total', 'Rupees ten thousand only', '', '10,000', ''],
  ['a group of a ledger', '', 'Sundry Creditors', '', '', '10,000', ''],
  ['the word in Hindi', '', 'कुल योग', '', '', '10,000', ''],
])('%s is a total', (_, ...cells) => {
  expect(judge(...cells)).toBe('total');
});
