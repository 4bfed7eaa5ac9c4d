import { columnOf, filledTemplate, readAll, type Table } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const refusal = (bytes: Uint8Array, kind: 'csv' | 'xlsx' | 'xls' = 'csv') =>
  readAll(bytes, kind, 'form_b').then(
    () => 'taken',
    ({ rule, params }) => ({ rule, ...params }),
  );

const text = (value: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Uint8Array.from(Buffer.from(value, encoding)).buffer);

const csv = (table: Table) => Buffer.from(fileOf(table)).toString();
const template = () => filledTemplate('form_b');

/** The template with one cell of its claim changed. */
function withCell(name: string, value: string) {
  const [head = [], claim = []] = template();
  const changed = [...claim];
  changed[columnOf('form_b', name)] = value;
  return [head, changed];
}

const both = (edit: (table: Table) => Table) => edit(template().map((row) => [...row]));

describe('a file is refused as a whole', () => {
  test.each<[string, () => Uint8Array, unknown]>([
    ['it is empty', () => new Uint8Array(), { rule: 'empty_file' }],
    ['it has only empty lines', () => text('\n\n,,\n'), { rule: 'no_rows' }],
    ['it has a header and no rows', () => fileOf(template().slice(0, 1)), { rule: 'no_rows' }],
    ['it has rows and no header', () => fileOf(template().slice(1)), { rule: 'no_header' }],
    [
      'it is the template of another form',
      () => fileOf(filledTemplate('form_d')),
      { rule: 'wrong_template', type: 'form_d' },
    ],
    [
      'two columns have one name',
      () =>
        fileOf(
          both(([head = [], claim = []]) => [
            [...head, head[0] ?? ''],
            [...claim, 'x'],
          ]),
        ),
      { rule: 'duplicate_columns', first: 'Company Name *', second: 'Company Name *' },
    ],
    [
      'one field has columns in two languages',
      () =>
        fileOf(
          both(([head = [], claim = []]) => [
            [...head, 'कंपनी का नाम'],
            [...claim, 'x'],
          ]),
        ),
      { rule: 'duplicate_columns', first: 'Company Name *', second: 'कंपनी का नाम' },
    ],
    [
      'it has 500 columns',
      () =>
        fileOf(
          both((table) =>
            table.map((row) => [...row, ...Array.from({ length: 500 }, (_, at) => `more ${at}`)]),
          ),
        ),
      { rule: 'too_many_columns', max: 200 },
    ],
    [
      'a cell has a megabyte',
      () => fileOf(withCell('companyName', 'x'.repeat(1024 * 1024))),
      { rule: 'cell_too_long', row: 2, max: 32_767 },
    ],
    [
      'a quotation mark is never closed',
      () => text(`${csv(template())}\r\n"Sunrise,1\r\n2,3\r\n`),
      { rule: 'unclosed', row: 5 },
    ],
    [
      'its bytes are not text',
      () => text(`${csv(template())}\xff\xfe\xff`, 'latin1'),
      { rule: 'unreadable' },
    ],
  ])('for this reason: %s', async (_, file, expected) => {
    expect(await refusal(file())).toEqual(expected);
  });
});

describe('a text file is read', () => {
  const taken: [string, () => Uint8Array][] = [
    ['UTF-8 with a byte order mark', () => text(`\ufeff${csv(template())}`)],
    ['UTF-16, little-endian', () => text(`\ufeff${csv(template())}`, 'utf16le')],
    ['UTF-16 without a byte order mark', () => text(csv(template()), 'utf16le')],
    [
      'UTF-16, big-endian',
      () =>
        new Uint8Array(
          Uint8Array.from(Buffer.from(`\ufeff${csv(template())}`, 'utf16le').swap16()).buffer,
        ),
    ],
    [
      'line ends of several kinds',
      () => text(csv(template()).replace('\r\n', '\n').concat('\r\n\r')),
    ],
    ['empty lines between rows', () => text(csv(template()).replace('\r\n', '\r\n\r\n\r\n'))],
  ];
  test.each(taken)('in this spelling: %s', async (_, file) => {
    const { claims, problems } = await readAll(file(), 'csv', 'form_b');
    expect([claims.length, problems]).toEqual([1, []]);
  });

  test.each([';', '\t'])('when its cells are divided by %j', async (delimiter) => {
    const lines = template().map((row) => row.map((cell) => `"${cell}"`).join(delimiter));
    const { claims } = await readAll(text(lines.join('\n')), 'csv', 'form_b');
    expect(claims).toHaveLength(1);
  });

  test('when its columns are in another order, named in another way, or unknown', async () => {
    const [head = [], claim = []] = template();
    const names = head.map((header, at) =>
      at % 2 ? header.toUpperCase() : ` ${header.toLowerCase()}: `,
    );
    names[columnOf('form_b', 'companyName')] = 'companyName';
    const table = [['Remarks', ...names].reverse(), ['-', ...claim].reverse()];
    const { claims, recognised } = await readAll(fileOf(table), 'csv', 'form_b');
    expect(claims).toHaveLength(1);
    expect(recognised.columns.filter(({ field }) => !field)).toEqual([
      { header: 'Remarks', field: null },
    ]);
  });
});

describe('one cell is read', () => {
  const judged = async (name: string, value: string) => {
    const { claims, problems } = await readAll(fileOf(withCell(name, value)), 'csv', 'form_b');
    return problems[0]?.rule ?? claims[0]?.values.claimData[name];
  };

  test.each([
    ['2024-03-31', '2024-03-31'],
    ['31/03/2024', '2024-03-31'],
    ['31-03-2024', '2024-03-31'],
    ['31.03.2024', '2024-03-31'],
    ['31/3/2024', '2024-03-31'],
    ['31-Mar-2024', '2024-03-31'],
    ['March 31, 2024', 'date'],
    ['31/02/2024', 'date'],
    ['2024-13-01', 'date'],
    ['31/03/24', 'date'],
    ['3/31/2024', 'date'],
  ])('when it is a date written %s', async (value, expected) => {
    expect(await judged('outstandingSince', value)).toBe(expected);
  });

  test.each([
    ['₹ 1,25,000.50', '125000.50'],
    ['Rs. 1,25,000/-', '125000'],
    ['125,000', '125000'],
    ['INR 500', '500'],
    ['0500', '500'],
    ['1,50', 'amount'],
    ['12.345', 'amount'],
    ['1e5', 'amount'],
    ['NaN', 'amount'],
    ['-5', 'amountAboveZero'],
    ['0', 'amountAboveZero'],
    ['99999999999999999', 'amountTooLarge'],
    ['', 'required'],
  ])('when it is an amount written %j', async (value, expected) => {
    expect(await judged('claimAmount', value)).toBe(expected);
  });

  test.each([
    ['accountNumber', '000123456789', '000123456789'],
    ['representativePhone', '+91 98765-43210', '9876543210'],
    ['representativePhone', '098765 43210', '9876543210'],
    ['representativePhone', '12345', 'phone'],
    ['companyPincode', '110 001', '110001'],
    ['natureOfClaim', 'SERVICES RENDERED', 'services_rendered'],
    ['natureOfClaim', 'services_rendered', 'services_rendered'],
    ['natureOfClaim', 'gifts', 'option'],
    ['companyState', 'महाराष्ट्र', 'Maharashtra'],
    ['companyCity', 'मुंबई', 'Mumbai'],
    ['companyName', '=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
    ['companyName', "'+91 Foods", '+91 Foods'],
    ['companyName', '@SUM(A1)', '@SUM(A1)'],
    ['companyName', 'x\u0000y', 'characters'],
  ])('when it is %s written %j', async (name, value, expected) => {
    expect(await judged(name, value)).toBe(expected);
  });

  test('a required value that a file may leave empty is listed as missing on the claim', async () => {
    const { claims, problems } = await readAll(fileOf(withCell('bankName', '')), 'csv', 'form_b');
    expect(problems).toEqual([]);
    expect(claims[0]?.values.claimData).toMatchObject({
      missingFields: ['bankName'],
      requiresDocumentUpload: true,
    });
  });

  test('a file filed for others needs each claimant’s e-mail address', async () => {
    const file = () => fileOf(withCell('representativeEmail', ''));
    expect((await readAll(file(), 'csv', 'form_b')).claims).toHaveLength(1);
    const { problems } = await readAll(file(), 'csv', 'form_b', { emailRequired: true });
    expect(problems).toEqual([{ row: 2, field: 'representativeEmail', rule: 'required' }]);
  });

  test('everything wrong in a row is named, in the order of the form', async () => {
    const [head = [], claim = []] = template();
    const wrong = [...claim];
    wrong[columnOf('form_b', 'ifscCode')] = 'SHORT';
    wrong[columnOf('form_b', 'companyPincode')] = '12';
    wrong[columnOf('form_b', 'claimAmount')] = '-1';
    const { problems, rows, rejected } = await readAll(
      fileOf([head, claim, wrong]),
      'csv',
      'form_b',
    );
    expect(problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'companyPincode'],
      [3, 'claimAmount'],
      [3, 'ifscCode'],
    ]);
    expect([rows, rejected]).toEqual([2, 1]);
  });
});

describe('employees of Form E', () => {
  test('without claim columns of their own belong to the claim above', async () => {
    const table = filledTemplate('form_e', 'en', 2);
    const { claims, rows } = await readAll(fileOf(table), 'csv', 'form_e');
    expect(claims).toHaveLength(2);
    expect(rows).toBe(table.length - 1);
    expect(claims[1]?.values.claimData.employeeDetails).toHaveLength((table.length - 1) / 2);
  });

  test('that are wrong are named by their own row, and their claim is not filed', async () => {
    const table = filledTemplate('form_e').map((row) => [...row]);
    const last = table.at(-1);
    if (last) last[columnOf('form_e', 'totalAmountDue')] = 'much';
    const { claims, problems, rejected } = await readAll(fileOf(table), 'csv', 'form_e');
    expect(claims).toEqual([]);
    expect(problems).toEqual([{ row: table.length, field: 'totalAmountDue', rule: 'amount' }]);
    expect(rejected).toBe(table.length - 1);
  });

  test('above the first claim make their row wrong', async () => {
    const [head = [], claim = [], employee = []] = filledTemplate('form_e');
    const { problems } = await readAll(fileOf([head, employee, claim]), 'csv', 'form_e');
    expect(problems.map(({ row, field }) => [row, field])).toContainEqual([2, 'organizationName']);
  });
});
