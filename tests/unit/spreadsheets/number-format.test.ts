import { cellStyle } from '@/lib/spreadsheets/cell-style';

const number = (code: string, held: number) => cellStyle(-1, code).number(held, false);
const shown = (code: string, held: number) => {
  const cell = number(code, held);
  return typeof cell === 'object' && 'shown' in cell ? cell.shown : cell;
};

/** What Tally, Excel, LibreOffice, Google Sheets, Zoho and SAP write for rupees, or for no currency. */
test.each([
  'General',
  '0.00',
  '#,##0.00',
  '#,##0',
  '@',
  '0.00E+00',
  '0.00_ ',
  '#,##0.00;[Red]-#,##0.00',
  '#,##0.00_);(#,##0.00)',
  '"₹"#,##0.00',
  '"₹ "#,##0.00',
  '₹#,##0.00',
  '[$₹-4009]#,##0.00',
  '[$₹-4009]\\ #,##,##0.00;[Red]\\-[$₹-4009]\\ #,##,##0.00',
  '[$₹-439]#,##0.00',
  '[$₹]#,##0.00',
  '[$Rs.-4009]\\ #,##0.00',
  '[$INR]\\ #,##0.00',
  '"Rs. "#,##0.00"/-"',
  '"रु "#,##0.00',
  '"₨ "#,##0.00',
  '[$-4009]#,##0.00',
  '[Blue]#,##0.00',
  '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  '_ [$₹-4009]* #,##0.00_ ;_ [$₹-4009]* \\-#,##0.00_ ;_ [$₹-4009]* "-"??_ ;_ @_ ',
  '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00',
  '[>=10000000]"₹ "##\\,##\\,##\\,##0;[>=100000]"₹ "##\\,##\\,##0;"₹ "##,##0',
])('under %s an amount is read as it is', (code) => {
  for (const held of [5000, 125000, 12345678, 0]) expect(number(code, held)).toBe(held);
});

test.each<[string, number, string]>([
  ['"$"#,##0.00', 5000, '$5,000.00'],
  ['\\$#,##0.00', 5000, '$5,000.00'],
  ['$#,##0.00', 5000, '$5,000.00'],
  ['[$$-409]#,##0.00', 5000, '$5,000.00'],
  ['[$$-409]#,##0.00;[Red]\\-[$$-409]#,##0.00', 5000, '$5,000.00'],
  ['[$€-2]\\ #,##0.00', 5000, '€ 5,000.00'],
  ['#,##0.00\\ [$€-407]', 5000, '5,000.00 €'],
  ['_-[$£-809]* #,##0.00_-', 5000, '£5,000.00'],
  ['[$USD]\\ #,##0.00', 5000, 'USD 5,000.00'],
  ['#,##0.00" USD"', 5000, '5,000.00 USD'],
  ['"US$"#,##0', 1234567, 'US$1,234,567'],
  ['#,##0.00" Dr"', 5000, '5,000.00 Dr'],
  ['#,##0.00" Dr";#,##0.00" Cr"', -5000, '5,000.00 Cr'],
  ['#,##0.00 \\D\\r', 5000, '5,000.00 Dr'],
  ['General" Dr"', 5000, '5000 Dr'],
  ['[<0]0.00" Cr";0.00" Dr"', -5, '5.00 Cr'],
  ['[<0]0.00" Cr";0.00" Dr"', 5, '5.00 Dr'],
  ['0.00E+00" USD"', 5000, '5000 USD'],
  ['(#,##0)', 5000, '(5,000)'],
  ['\\-0', 5000, '-5000'],
  ['#,##0"-"', 5000, '5,000-'],
  ['0%', 0.05, '5%'],
  ['0.00%', 0.0525, '5.25%'],
  ['0"%"', 5, '5%'],
  ['@" USD"', 5, '5 USD'],
  ['"INV-"0000', 12, 'INV-0012'],
  ['"Paid";0', 12, 'Paid'],
  ['#0"-"00', 1234, '12-34'],
  ['#,##0"-"00.00', 123456.5, '1234-56.50'],
  ['#,##0.00" per day"', 1250.5, '1,250.50 per day'],
  ['0.00" lakh"', 1.25, '1.25 lakh'],
])('under %s the number %d is read as it is shown: %s', (code, held, text) => {
  expect(number(code, held)).toEqual({ held, shown: text });
});

test.each<[string, number]>([
  ['#,##0,', 5000],
  ['#,##0.0,', 5000],
  ['#,##0,"K"', 5000],
  ['0.00,,', 5000000],
  ['0.00,,"M"', 5000000],
  ['[>=10000000]0.00,,"Cr";#,##0.00', 50000000],
  [';;;', 5000],
  ['" "', 5000],
  ['0;;', -5],
  ['h:mm', 0.5],
  ['[h]:mm:ss', 1.5],
  ['h:mm AM/PM', 0.5],
  ['# ?/?', 0.5],
])('under %s the number %d is shown as something else', (code, held) => {
  expect(number(code, held)).toEqual({ held });
});

test.each<[string, number, string]>([
  ['0', 5000.5, '5001'],
  ['#,##0', 1234567.5, '1,234,568'],
  ['0.0', 5.25, '5.3'],
  ['"₹"#,##0', 99.4, '₹99'],
])('under %s the number %d is shown with fewer places', (code, held, text) => {
  expect(number(code, held)).toEqual({ held, shown: text, rounded: true });
});

test('a number below zero stays below zero where its format shows brackets or no sign', () => {
  for (const code of ['0', '#,##0;(#,##0)', '0.00;0.00', '0;[Red]0', '[Red]0', '"₹"0;("₹"0)'])
    expect(number(code, -5000)).toBe(-5000);
  expect(shown('"$"0', -5)).toBe('-$5');
  expect(shown('"$"0;("$"0)', -5)).toBe('($5)');
});

test('zero is read as 0 where its format shows a dash or nothing, and else as the format’s word', () => {
  for (const code of ['#', '0;-0;;@', '_(* "-"??_)', '#,##0;-#,##0;"-"'])
    expect(number(code, 0)).toBe(0);
  expect(shown('0;-0;"NIL"', 0)).toBe('NIL');
});

test('texts in cells are read as their format shows them', () => {
  const text = (code: string, held: string) => cellStyle(-1, code).text(held);
  for (const code of ['General', '@', '0.00', '0;0;0;@', '_(* 0_);_(* (0);_(* "-"??_);_(@_)'])
    expect(text(code, '5000')).toBe('5000');
  expect(text('@" USD"', '5000')).toBe('5000 USD');
  expect(text('0;0;0;@" Dr"', '5000')).toBe('5000 Dr');
  expect(text(';;;', '5000')).toEqual({ held: '5000' });
});

test.each([
  [9, 0.05, { held: 0.05, shown: '5%' }],
  [12, 0.5, { held: 0.5 }],
  [20, 0.5, { held: 0.5 }],
  [37, -5, -5],
  [4, 5000.5, 5000.5],
  [0, 5000, 5000],
  [44, 5000, 5000],
])('the built-in format %d is read without a code', (id, held, cell) => {
  expect(cellStyle(id, undefined).number(held, false)).toEqual(cell);
});

test.each<[string, boolean]>([
  ['dd/mm/yyyy', false],
  ['d-mmm-yy', false],
  ['[$-4009]dd\\-mm\\-yyyy;@', false],
  ['dddd, d mmmm yyyy', false],
  ['yyyy-mm-dd hh:mm', false],
  ['mmm-yy', true],
  ['d-mmm', true],
  ['yyyy', true],
  ['dddd mmm yyyy', true],
])('a day under %s is a part of one: %s', (code, part) => {
  expect(number(code, 45382)).toMatchObject({ day: '2024-03-31' });
  expect('part' in (number(code, 45382) as object)).toBe(part);
});

test('number formats that no spreadsheet writes do no harm', () => {
  for (const code of ['', '"', '[', '\\', '0"', '[$', '%'.repeat(300), '0,'.repeat(5000), '[>=]0'])
    expect(() => number(code, 1234.5)).not.toThrow();
});
