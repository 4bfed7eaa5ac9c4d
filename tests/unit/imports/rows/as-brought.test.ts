import { utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mustHave } from '@/lib/forms/paper';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { writeRows } from '@/lib/spreadsheets/write';
import { columnOf, filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const text = (value: string) => new Uint8Array(Uint8Array.from(Buffer.from(value)).buffer);

const head = 'fullName,natureOfClaim,claimAmount,state,ifscCode,bankAccountNumber';

/** The result of reading a file on Form F: the values of its claims, and the faults of its rows. */
async function read(bytes: Uint8Array, kind: ClaimsFileKind = 'csv') {
  const { claims, problems } = await readAll(bytes, kind, 'form_f');
  return {
    claims: claims.map(({ values }) => values.claimData as Record<string, unknown>),
    problems: problems.map(({ row, field = '', rule }) => [row, field, rule]),
  };
}

test.each<[string, string, string, [string, string] | undefined]>([
  [
    'an amount with commas and no quotes',
    'Ravi Nair,refund_due,1,25,000,,,Goa',
    '',
    ['', 'moreCells'],
  ],
  ['an amount with commas in quotes', 'Ravi Nair,refund_due,"1,25,000"', '125000', undefined],
  ['empty cells at its end', 'Ravi Nair,refund_due,125000,,,,,,', '125000', undefined],
  ['an amount in lakhs', 'Ravi Nair,refund_due,1.25 lakh', '125000', undefined],
  ['another currency', 'Ravi Nair,refund_due,USD 5000', '', ['claimAmount', 'amountCurrency']],
  ['an amount in brackets', 'Ravi Nair,refund_due,(5000)', '', ['claimAmount', 'amountMinus']],
  ['a credit', 'Ravi Nair,refund_due,75000.00 Cr', '', ['claimAmount', 'amountLedger']],
  [
    'a credit without a blank',
    'Ravi Nair,refund_due,12500.50CR',
    '',
    ['claimAmount', 'amountLedger'],
  ],
  ['a debit', 'Ravi Nair,refund_due,5000.00 Dr', '', ['claimAmount', 'amountLedger']],
  ['a credit in Hindi', 'Ravi Nair,refund_due,५००० जमा', '', ['claimAmount', 'amountLedger']],
  ['an entry of an account', 'Ravi Nair,refund_due,By 5000', '', ['claimAmount', 'amountLedger']],
  ['crores in a word', 'Ravi Nair,refund_due,2 crore', '20000000', undefined],
  ['a letter for lakh', 'Ravi Nair,refund_due,5 L', '', ['claimAmount', 'amount']],
  ['a share', 'Ravi Nair,refund_due,5%', '', ['claimAmount', 'amountPercent']],
  ['question marks for a name', '????,refund_due,500', '', ['fullName', 'garbled']],
  ['a name of which letters were lost', 'Ravi \ufffd,refund_due,500', '', ['fullName', 'garbled']],
  ['Hindi in another code', 'à¤°à¤µà¤¿,refund_due,500', '', ['fullName', 'garbled']],
  ['a column too narrow', '########,refund_due,500', '', ['fullName', 'brokenCell']],
  ['an error', '#N/A,refund_due,500', '', ['fullName', 'brokenCell']],
  ['a PAN in a name', 'Ravi QWEPZ4321K,refund_due,500', '', ['fullName', 'publicName']],
  [
    'an own account in a name',
    'Ravi 5010/0012/345678,refund_due,500,,,50100012345678',
    '',
    ['fullName', 'publicName'],
  ],
  ['a year in a name', 'Ravi Traders 2015,refund_due,500', '500', undefined],
  ['NULL for a name', 'NULL,refund_due,500', '', ['fullName', 'required']],
  ['a dash for a name', '-,refund_due,500', '', ['fullName', 'required']],
  ['placeholders in optional cells', 'Ravi Nair,refund_due,500,-,NA,nil', '500', undefined],
  [
    'digits that a sheet lost',
    'Ravi Nair,refund_due,500,,,1.23E+11',
    '',
    ['bankAccountNumber', 'digitsLost'],
  ],
])('a row as people write it: %s', async (_, row, amount, wrong) => {
  const { claims, problems } = await read(text(`${head}\n${row}\n`));
  expect(problems).toEqual(wrong ? [[2, ...wrong]] : []);
  expect(claims.map(({ claimAmount }) => claimAmount)).toEqual(wrong ? [] : [amount]);
});

test.each([
  ['MH', 'Maharashtra'],
  ['Orissa', 'Odisha'],
  ['J&K', 'Jammu and Kashmir'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['NCT of Delhi', 'Delhi'],
  ['Pondicherry', 'Puducherry'],
  ['tamilnadu', 'Tamil Nadu'],
])('the state %s is read as %s', async (written, state) => {
  const { claims } = await read(text(`${head}\nRavi Nair,refund_due,500,${written}\n`));
  expect(claims).toMatchObject([{ state }]);
});

test('title lines above the header are skipped, and rows keep the numbers of the sheet', async () => {
  const titles = 'Sunrise Cabs\nRefunds of March,,,\n\n';
  const rows = 'Ravi Nair,refund_due,500\nAsha Devi,refund_due,x\n';
  const { claims, problems } = await read(text(`${titles}${head}\n${rows}`));
  expect(claims).toMatchObject([{ fullName: 'Ravi Nair' }]);
  expect(problems).toEqual([[6, 'claimAmount', 'amount']]);
});

test('a head is found below ten rows of titles, and not below eleven', async () => {
  const below = (titles: number) =>
    text(`${'Refunds of March\n'.repeat(titles)}${head}\nRavi Nair,refund_due,500\n`);
  const { claims } = await read(below(10));
  expect(claims).toMatchObject([{ fullName: 'Ravi Nair' }]);
  await expect(read(below(11))).rejects.toThrow('no_header');
});

test('a text file that the portal writes keeps its numbers in a spreadsheet, and is read back', async () => {
  const numbers = ['00012345678', '123456789012'];
  async function* lines() {
    yield head.split(',');
    for (const account of numbers) yield ['Ravi Nair', 'refund_due', '500', '', '', account];
  }
  const written: Uint8Array[] = [];
  for await (const part of writeRows(lines(), 'csv').content) written.push(part);
  const file = Buffer.concat(written);
  // A spreadsheet takes a cell that begins with an apostrophe as text, and saves it as it is.
  expect(file.toString()).toContain("'00012345678");
  const { claims } = await read(text(file.toString()));
  expect(claims.map(({ bankAccountNumber }) => bankAccountNumber)).toEqual(numbers);
});

test.each(creditorTypes)(
  'every optional column of %s may be empty in a text file',
  async (type) => {
    const form = formOf(type);
    const must = mustHave(form);
    const [columns = [], filled = []] = filledTemplate(type);
    const kept = new Set([...must].map((name) => columnOf(type, name)));
    const row = filled.map((cell, at) => (kept.has(at) ? cell : ' '));
    const { claims, problems } = await readAll(fileOf([columns, row]), 'csv', type);
    expect(problems).toEqual([]);
    expect(claims).toHaveLength(1);
  },
);

test('two unknown columns may have the same name', async () => {
  const { claims } = await read(text(`${head},Remark,Remark\nRavi Nair,refund_due,500,,,,a,b\n`));
  expect(claims).toHaveLength(1);
});

describe('before filing, the portal asks about', () => {
  const asked = async (rows: string) =>
    (await readAll(text(`${head}\n${rows}`), 'csv', 'form_f')).warnings;
  const ravi = 'Ravi Nair,refund_due,500';

  test.each<[string, string, object[]]>([
    ['nothing, when all claims differ', `${ravi}\n${ravi}0\n`, []],
    ['the same row twice', `${ravi}\n${ravi}0\n${ravi}\n`, [{ rule: 'same_row', rows: [4] }]],
    [
      'a name in other capitals, spaces and signs',
      `${ravi}\nRAVI  NAIR,refund_due,70\nAsha,refund_due,7\nR. Nair,refund_due,6\nravi nair.,refund_due,5\n`,
      [{ rule: 'same_name', field: 'fullName', count: 2, rows: [3, 6] }],
    ],
    [
      'a last row that is called a total',
      `${ravi}\n${ravi}0\nTotal,refund_due,7\n`,
      [{ rule: 'like_total', rows: [4] }],
    ],
    [
      'a last row that is the sum of those above',
      `${ravi}\nAsha Devi,refund_due,250\nAll of them,refund_due,750\n`,
      [{ rule: 'like_total', rows: [4] }],
    ],
    ['nothing, when a name only begins like "total"', `${ravi}\nTotalia Rao,refund_due,7\n`, []],
    [
      'an IFSC with a letter in place of a zero',
      `${ravi},,SBINO001234\n`,
      [{ rule: 'doubt', field: 'ifscCode', ask: 'ifscMeant', rows: [2] }],
    ],
  ])('%s', async (_, rows, expected) => {
    expect(await asked(rows)).toEqual(expected.map((each) => ({ count: 1, ...each })));
  });
});

test.each<[string, string, boolean]>([
  ['1,25,000 over columns of words', 'Ravi,refund_due,1,25,000,', true],
  ['125,000 over columns of words', 'Ravi,refund_due,125,000,,', true],
  ['1,25,000 over words and amounts', 'Ravi,refund_due,5,,1,25,000', true],
  ['an amount, and a number of three digits among words', 'Ravi,refund_due,500,Shop 25,,', false],
  ['amounts of three digits', 'Ravi,refund_due,900,,,300,400', false],
  ['an amount in quotes', 'Ravi,refund_due,"1,25,000",,,', false],
])(
  'an amount torn apart at its commas is asked about only where there can be one: %s',
  async (_, row, torn) => {
    const columns = 'fullName,natureOfClaim,claimAmount,transactionDetails,witnessDetails';
    const { warnings } = await readAll(
      text(`${columns},walletBalance,refundAmount,otherAmount\n${row}\n`),
      'csv',
      'form_f',
    );
    expect(warnings.filter(({ rule }) => rule === 'torn_amount')).toHaveLength(torn ? 1 : 0);
  },
);

describe('a workbook', () => {
  const [names, claim] = [head.split(','), ['Ravi Nair', 'refund_due', 500, '', '']];

  test('with cells beyond its header is refused like a text file', async () => {
    const rows = [names, [...claim, '', 'and more']];
    for (const kind of ['xlsx', 'xls'] as const)
      expect((await read(fileOf(rows, kind), kind)).problems).toEqual([[2, '', 'moreCells']]);
  });

  test('with hidden rows is reported with their numbers', async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('Data');
    sheet.addRows([names, claim, [...claim]]);
    sheet.getRow(3).hidden = true;
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const { warnings } = await readAll(bytes, 'xlsx', 'form_f');
    expect(warnings).toContainEqual({ rule: 'hidden_rows', count: 1, rows: [3] });
  });

  test.each([
    ['00000000000', '00012345678'],
    ['0000 0000 0000', '000012345678'],
    ['0000\\-0000\\-0000', '000012345678'],
    ['0', '12345678'],
    ['General', '12345678'],
  ])(
    'with a number under the format %s is read as the account that is seen',
    async (numFmt, account) => {
      const book = new exceljs.Workbook();
      const sheet = book.addWorksheet('Data');
      sheet.addRows([names, [...claim, 12345678]]);
      sheet.getCell('F2').numFmt = numFmt;
      const bytes = new Uint8Array(await book.xlsx.writeBuffer());
      expect((await read(bytes, 'xlsx')).claims).toMatchObject([{ bankAccountNumber: account }]);
    },
  );

  /** A claim whose amount stands under a number format, in both kinds of workbook. */
  function formatted(amount: unknown, numFmt: string) {
    const sheet = utils.aoa_to_sheet([names, [...claim.slice(0, 2), amount]]);
    sheet.C2.z = numFmt;
    const book = utils.book_new(sheet);
    return (['xlsx', 'biff8'] as const).map(
      (bookType) =>
        [
          new Uint8Array(Uint8Array.from(write(book, { type: 'buffer', bookType })).buffer),
          bookType === 'xlsx' ? 'xlsx' : 'xls',
        ] as const,
    );
  }

  test.each<[string, unknown, string, string]>([
    ['"$"#,##0.00', 5000, '', 'amountCurrency'],
    ['[$€-407]#,##0.00', 5000, '', 'amountCurrency'],
    ['[$$-409]#,##0.00', 5000, '', 'amountCurrency'],
    ['_-[$£-809]* #,##0.00_-', 5000, '', 'amountCurrency'],
    ['#,##0.00" USD"', 5000, '', 'amountCurrency'],
    ['#,##0.00" Dr"', 5000, '', 'amountLedger'],
    ['#,##0.00" Dr";#,##0.00" Cr"', -5000, '', 'amountLedger'],
    ['(#,##0)', 5000, '', 'amountMinus'],
    ['#,##0;(#,##0)', -5000, '', 'amountAboveZero'],
    ['0%', 0.05, '', 'amountPercent'],
    ['#,##0,', 5000, '', 'otherwiseShown'],
    ['0.00,,"M"', 5000000, '', 'otherwiseShown'],
    [';;;', 5000, '', 'otherwiseShown'],
    ['h:mm', 0.5, '', 'otherwiseShown'],
    ['@" USD"', '5000', '', 'amountCurrency'],
    ['0.00" lakh"', 1.25, '125000', ''],
    ['[$₹-4009]\\ #,##0.00', 5000, '5000', ''],
    ['[>=100000]##\\,##\\,##0.00;##,##0.00', 125000.5, '125000.50', ''],
  ])(
    'with a number format is read as it is shown: %s of %p',
    async (numFmt, held, amount, rule) => {
      for (const [bytes, kind] of formatted(held, numFmt)) {
        const { claims, problems } = await read(bytes, kind);
        expect(problems).toEqual(rule ? [[2, 'claimAmount', rule]] : []);
        expect(claims.map(({ claimAmount }) => claimAmount)).toEqual(rule ? [] : [amount]);
      }
    },
  );

  test('that shows an amount without its paise is asked about', async () => {
    for (const [bytes, kind] of formatted(5000.5, '#,##0')) {
      const { claims, warnings } = await readAll(bytes, kind, 'form_f');
      expect(claims.map(({ values }) => values.claimAmount)).toEqual(['5000.50']);
      expect(warnings).toEqual([{ rule: 'rounded', field: 'claimAmount', count: 1, rows: [2] }]);
    }
  });

  test('that shows no more than a part of a date is refused', async () => {
    const columns = ['fullName', 'natureOfClaim', 'claimAmount', 'lastTransactionDate'];
    const day = (numFmt: string) => {
      const sheet = utils.aoa_to_sheet([columns, ['Ravi Nair', 'refund_due', 500, 45_382]]);
      sheet.D2.z = numFmt;
      return write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' });
    };
    const of = (numFmt: string) =>
      read(new Uint8Array(Uint8Array.from(day(numFmt)).buffer), 'xlsx');
    expect((await of('mmm-yy')).problems).toEqual([[2, 'lastTransactionDate', 'dateHalf']]);
    expect((await of('d-mmm')).problems).toEqual([[2, 'lastTransactionDate', 'dateHalf']]);
    expect((await of('dd/mm/yy')).claims).toMatchObject([{ lastTransactionDate: '2024-03-31' }]);
  });
});
