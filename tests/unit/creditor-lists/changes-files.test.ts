import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import type { Compared } from '@/lib/creditor-lists/changes';
import type { Change, Side } from '@/lib/creditor-lists/differing';
import { changesPaper, changesParts } from '@/lib/creditor-lists/files/changes-pdf';
import { writeChangesXlsx } from '@/lib/creditor-lists/files/changes-xlsx';
import { type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import type { Language } from '@/lib/i18n/language';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import type { Snapshot } from '@/lib/reports/snapshot';
import { textOfPdf } from '@/tests/support/data/pdf-text';

const evil = '=HYPERLINK("http://evil.example";"Bank")';

const side = (at: number, inClass = at === 1): Side => ({
  annexure: inClass ? 2 : 4,
  slNo: at,
  claimed: '9007199254740.25',
  admitted: '300.00',
  contingent: '79.50',
  notAdmitted: '120.50',
  underVerification: '0.00',
  votingDebt: inClass ? '310.00' : null,
  share: '15.00',
  securedAmount: '0.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  relatedParty: false,
  remarks: null,
  reasons: ['no_proof'],
  grounds: [{ code: 'no_proof', amount: '120.50' }],
  transfers: [],
  currency: null,
  facilities: null,
});

const changes = (count: number) =>
  Array.from(
    { length: count },
    (_, at): Change => ({
      kind: at === 0 ? 'removed' : 'changed',
      claimId: '',
      claimNumber: `CLM-2026-00000${at + 1}`,
      employee: 0,
      name: at === 0 ? evil : `सहकारी बैंक ${at}`,
      before: side(at + 1),
      after: at === 0 ? null : side(at + 1),
    }),
  );

/** The rows of a cursor over the lines that differ: a page of them, or all. */
const snapshotOf = (count: number) =>
  ({
    client: {
      query: ({ values }: { values: (string | null)[] }) => {
        const [most, from] = values.slice(-2);
        const rest = changes(count).slice(Number(from), most ? Number(from) + Number(most) : count);
        return { read: async (some: number) => rest.splice(0, some), close: async () => {} };
      },
    },
  }) as unknown as Snapshot;

function comparedOf(count: number): Compared {
  const list = (number: number, asOn: string) =>
    ({
      number,
      asOn,
      madeAt: '2026-11-02T05:00:00.000Z',
      debtorName: 'Setu Cabs',
      commencementDate: '2026-09-01',
      ...summaryOf([]),
    }) as unknown as PresentedList;
  const removed = Math.min(1, count);
  return {
    before: list(1, '2026-10-01'),
    after: list(2, '2026-11-01'),
    counts: { added: 0, removed, moved: 0, changed: count - removed, said: 0, share: 0 },
    totals: {
      claimed: '0.00',
      admitted: '-300.00',
      contingent: '0.00',
      notAdmitted: '0.00',
      underVerification: '0.00',
    },
  };
}

async function workbookOf(count: number, language: Language) {
  const out = new PassThrough();
  const read = buffer(out);
  await writeChangesXlsx(out, snapshotOf(count), comparedOf(count), language, 3);
  const book = new excel.Workbook();
  await book.xlsx.load((await read) as unknown as ArrayBuffer);
  return book;
}

test.each([
  [
    'en',
    ['Summary', 'Lines that differ', 'Lines that differ (2)', 'Lines that differ (3)'],
    'No proof, though asked',
  ],
  [
    'hi',
    ['सारांश', 'बदली पंक्तियाँ', 'बदली पंक्तियाँ (2)', 'बदली पंक्तियाँ (3)'],
    'सबूत माँगा गया था, पर मिला नहीं',
  ],
] as const)(
  'in %p the workbook of changes has every line once, three to a sheet, and no formula',
  async (language, names, noProof) => {
    const book = await workbookOf(7, language);
    expect(book.worksheets.map(({ name }) => name)).toEqual(names);
    const numbers: unknown[] = [];
    for (const name of names.slice(1))
      book.getWorksheet(name)?.eachRow((row, at) => {
        row.eachCell(({ formula }) => expect(formula).toBeUndefined());
        if (at > 6) numbers.push(row.getCell(2).value);
      });
    expect(numbers).toEqual(changes(7).map(({ claimNumber }) => claimNumber));
    const first = book.worksheets[1]?.getRow(7);
    expect([3, 6, 7, 14, 15, 16, 17].map((at) => first?.getCell(at).value ?? null)).toEqual([
      evil,
      9007199254740.25,
      300,
      310,
      15,
      `${noProof}: ₹120.50`,
      null,
    ]);
    expect(book.worksheets[0]?.getRow(8).getCell(4).value).toBe(-300);
    expect(book.worksheets[1]?.pageSetup.printArea).toBe('A1:AC10');
  },
);

test('where a list names classes, the workbook of changes says in which a creditor was and is', async () => {
  const list = { ...comparedOf(1).before, madeAt: null };
  const named = { number: 1, name: 'Tower A', representative: null, base: '1.00' };
  const compared = { ...comparedOf(1), after: { ...list, classes: [named] } };
  const row = { ...changes(1)[0], before: { ...side(1), classNumber: null } };
  const rows = [{ ...row, after: { ...side(1), classNumber: 1 } }];
  const query = () => ({ read: async () => rows.splice(0), close: async () => {} });
  const out = new PassThrough();
  const read = buffer(out);
  await writeChangesXlsx(out, { client: { query } } as unknown as Snapshot, compared, 'en');
  const book = new excel.Workbook();
  await book.xlsx.load((await read) as unknown as ArrayBuffer);
  const sheet = book.worksheets[1];
  const cells = (at: number) => [16, 30].map((column) => sheet?.getRow(at).getCell(column).value);
  expect(cells(6)).toEqual(['Class of creditors', 'Class of creditors']);
  expect(cells(7)).toEqual([null, 'Tower A']);
  // The remarks come last, and all of it is printed.
  expect(sheet?.getCell('AE6').value).toBe('Remarks, if any');
  expect(sheet?.pageSetup.printArea).toContain('A1:AE');
});

const compiler = paperCompiler();

const pdfOf = (count: number, part: number, language: Language = 'en') => {
  const lines = changes(count).slice((part - 1) * 1000, part * 1000);
  const pdf = compiler.typeset(changesPaper(comparedOf(count), lines, part, language));
  return textOfPdf(Buffer.from(pdf));
};

test('the files of a comparison without differences say that nothing changed', async () => {
  expect((await workbookOf(0, 'en')).worksheets[1]?.getCell('A7').value).toBe('Nothing changed.');
  expect(pdfOf(0, 1)).toContain('Nothing changed.');
});

test('the PDF of changes has a thousand lines in each part, and the totals in the first part alone', () => {
  expect([1000, 1001].map((count) => changesParts(comparedOf(count)))).toEqual([1, 2]);
  const [first, last] = [pdfOf(1001, 1), pdfOf(1001, 2)];
  for (const text of [first, last]) expect(text).toContain('what changed since list 1');
  expect([first.includes('Summary'), last.includes('Summary')]).toEqual([true, false]);
  const amounts = [first, last].map((text) => text.match(/(?<!₹)120\.50/g)?.length);
  expect(amounts).toEqual([1999, 2]);
  expect(first).toContain('Part 1 of 2');
  // With what a class votes is said where a line is of one.
  expect([first.includes('310.00'), first.includes('16A(7)')]).toEqual([true, true]);
  expect(last).not.toContain('16A(7)');
});

test('the PDF of changes says what is covered and what is said otherwise, in a note where it is long', () => {
  const [one] = changes(2).slice(1) as [Change];
  const before = { ...side(2), securedAmount: '300.00', remarks: 'Held in Pune' };
  const after = { ...side(2), securedAmount: '0.00', relatedParty: true };
  const told = changesPaper(comparedOf(1), [{ ...one, kind: 'said', before, after }], 1, 'en');
  const [table] = (told.annexures as { lines: string[][]; notes: string[] }[]).slice(-1);
  expect(table?.lines[0]?.at(-1)).toBe('Note 1');
  expect(table?.notes).toEqual([
    'Note 1: Before: Amount covered by security interest: ₹300.00; Held in Pune; No proof, though asked: ₹120.50; After: Amount covered by security interest: ₹0.00; Related party; No proof, though asked: ₹120.50',
  ]);
});

test('the PDF of changes has a glyph for every letter of names and headings in Hindi', () => {
  const text = pdfOf(3, 1, 'hi');
  expect(text).toContain('Setu Cabs');
  // The lozenge is printed for a letter without a glyph.
  expect(text).not.toContain('◊');
});
