import { namesNobody } from '@/lib/registers/rows/total-words';
import { readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const columns = ['fullName', 'natureOfClaim', 'claimAmount', 'address', 'city', 'state'];
const claim = (name: string, amount: string) => [
  name,
  'wallet_balance',
  amount,
  '22 Beach Road',
  'Kochi',
  'Kerala',
];
const bare = (name: string, amount: string) => [name, 'wallet_balance', amount, '', '', ''];

/** The rows of a file that look like no claim. */
async function asked(rows: readonly string[][], kind: 'csv' | 'xlsx' | 'xls' = 'csv') {
  const { warnings } = await readAll(fileOf([columns, ...rows], kind), kind, 'form_f');
  return warnings.filter(({ rule }) => rule === 'like_total').flatMap(({ rows: found }) => found);
}

const [asha, meera, priya, ravi] = [
  claim('Asha Devi', '5000'),
  claim('Meera Nair', '7000'),
  claim('Priya Rao', '1000'),
  claim('Ravi Kumar', '2500.50'),
];

test.each<[string, string[][], number[]]>([
  ['claims alone', [asha, meera, priya, ravi], []],
  ['a sub-total in the middle', [asha, meera, bare('Sub Total', '12000'), priya], [4]],
  ['a total in the middle, with another amount', [asha, bare('Total', '7'), priya, ravi], [3]],
  ['a heading with the sum of its group', [bare('Kochi', '12000'), asha, meera, priya], [2]],
  ['the name of a group with another sum', [bare('Sundry Creditors', '99'), asha, meera], [2]],
  ['a sum without a name for one', [asha, meera, bare('Kochi', '12000'), priya], [4]],
  [
    'a total of totals',
    [
      asha,
      meera,
      bare('Kochi', '12000'),
      priya,
      ravi,
      bare('Goa', '3500.50'),
      bare('All', '15500.50'),
    ],
    [4, 7, 8],
  ],
  [
    'headings within headings',
    [bare('Kerala', '13000'), bare('Kochi', '12000'), asha, meera, priya, ravi],
    [2, 3],
  ],
  [
    'what is carried forward and brought forward',
    [
      asha,
      bare('Carried forward', '5000'),
      bare('Brought Forward', '5000'),
      meera,
      bare('c/f', '1'),
    ],
    [3, 4, 6],
  ],
  ['the same in Hindi', [asha, bare('उप-योग', '5000'), bare('आगे लाया गया', '5000'), meera], [3, 4]],
  ['the sum of all above at the end, filled in', [asha, meera, claim('Everybody', '12000')], [4]],
  ['the sum of two claims as a claim', [asha, meera, claim('Sita Rao', '12000'), priya], []],
  [
    'a claim of two claims before it, less filled in',
    [bare('A', '5'), bare('B', '7'), bare('C', '12'), asha],
    [],
  ],
])('a row that is no claim is asked about: %s', async (_, rows, found) => {
  for (const kind of ['csv', 'xlsx', 'xls'] as const)
    expect(await asked(rows, kind)).toEqual(found);
});

test('a column that the form does not have may say that a row is a total', async () => {
  const rows = [asha, meera].map((row) => [...row, '']);
  const file = fileOf([[...columns, 'Particulars'], ...rows, [...priya, 'Grand Total']]);
  const { warnings } = await readAll(file, 'csv', 'form_f');
  expect(warnings).toEqual([{ rule: 'like_total', count: 1, rows: [4] }]);
});

test('a long text that begins with "total" is no total', async () => {
  const rows = [
    ['Total dues of March as per the statement of the company', '5000'],
    ['Dues', '70'],
  ];
  const file = fileOf([
    ['fullName', 'natureOfClaim', 'claimDescription', 'claimAmount'],
    ...rows.map(([text = '', amount = '']) => ['Ravi', 'wallet_balance', text, amount]),
  ]);
  expect((await readAll(file, 'csv', 'form_f')).warnings).toEqual([]);
});

test.each([
  ...[
    'Total',
    'TOTAL:',
    'Grand Total',
    'Sub Total',
    'Sub-total',
    'Subtotal',
    'Page Total',
    'Net Total',
  ],
  ...['Sundry Creditors Total', 'Kochi Total', 'Grand Total :', 'Total of page 3', '*** Total ***'],
  ...[
    'Sundry Creditors',
    'SUNDRY DEBTORS',
    'Trade Payables',
    'Unsecured Loans',
    'Accounts Payable',
  ],
  ...[
    'Carried Forward',
    'Carried Over',
    'Brought forward',
    'Balance b/d',
    'Total c/f',
    'B/F',
    'By Balance c/d',
  ],
  ...['Opening Balance', 'Closing Balance', 'Cl. Bal.', 'Kochi Sum', 'Grand Sum', 'Kochi Result'],
  ...[
    'कुल',
    'कुल योग',
    'महायोग',
    'उप-योग',
    'उपयोग :',
    'योग',
    'जोड़',
    'कुल जोड़',
    'पृष्ठ का योग',
    'कोच्चि का योग',
  ],
  ...[
    'आगे लाया गया',
    'आगे ले जाया गया',
    'पिछले पृष्ठ से',
    'पिछला शेष',
    'अग्रेनीत शेष',
    'प्रारंभिक शेष',
    'विविध लेनदार',
  ],
])('the text %s stands beside a sum and names nobody', (text) => {
  expect(namesNobody(text)).toBe(true);
});

test.each([
  ...[
    'Totalia Rao',
    'Adani Total Gas Ltd',
    'TotalEnergies SE',
    'Sumit Kumar',
    'Consum Ltd',
    'B D Sharma',
  ],
  ...[
    'C F Thomas',
    'c/o Ravi Kumar',
    'योगेश कुमार',
    'कुलदीप सिंह',
    'जोड़ासांको ट्रस्ट',
    'उपयोगी सेवा',
    'Balance Foods',
  ],
  ...['Forward Freight', 'Opening Doors Trust', 'Resultant Ltd', '5000', ''],
])('the text %p is read as a creditor’s name', (text) => {
  expect(namesNobody(text)).toBe(false);
});
