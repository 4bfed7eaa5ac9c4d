import excel from 'exceljs';
import type { Changes } from '@/lib/creditor-lists/changes';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;
let lists: PresentedList[];

const evil = '=HYPERLINK("http://evil.example";"Bank")';

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '1000.00');
  const gone = await createClaimAs(asha, 'form_f');
  const open = await createClaimAs(asha, 'form_c', {
    institutionName: 'सहकारी बैंक',
    claimAmount: '500.00',
    principalAmount: '500.00',
    interestAmount: '0',
    penaltyAmount: '0',
  });
  const first = await madeListAs(meera);
  await determinedAs(meera, open, [
    {
      head: 'principalAmount',
      claimed: '500.00',
      admitted: '300.00',
      notAdmitted: '120.50',
      contingent: '79.50',
      reasons: [{ code: 'no_proof', text: '3 March 2026' }],
    },
  ]);
  await admittedAs(asha, meera, 'form_c', evil, '700.00');
  await ask(asha, 'POST', `claims/${gone.id}/withdraw`, { reason: 'Paid' });
  lists = [first, await madeListAs(meera)];
});
afterAll(() => portal.remove());

async function file(query: string, person = meera) {
  const answer = await fetch(`${meera.portal}/api/creditor-lists/2/changes/download?${query}`, {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function workbook(query: string) {
  const { answer, bytes } = await file(query);
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return { answer, book };
}

test('the workbook of changes says what the API says, in both languages, without formulas', async () => {
  const { body } = await ask<Changes>(meera, 'GET', 'creditor-lists/2/changes?from=1&limit=100');
  expect(body.counts).toMatchObject({ added: 1, removed: 1, changed: 1, share: 1 });
  const { answer, book } = await workbook('from=1&format=xlsx');
  expect(answer.headers.get('content-disposition')).toContain(
    'changes-of-list-2-since-list-1.xlsx',
  );
  const [summary, lines] = book.worksheets;
  expect([summary?.name, lines?.name]).toEqual(['Summary', 'Lines that differ']);
  const found = Array.from({ length: body.total }, (_, at) => lines?.getRow(7 + at));
  expect(found.map((row) => [row?.getCell(2).value, row?.getCell(3).value])).toEqual(
    body.rows.map(({ claimNumber, name }) => [claimNumber, name]),
  );
  expect(found.map((row) => [6, 7, 8, 9, 10].map((at) => row?.getCell(at).value ?? null))).toEqual(
    body.rows.map(({ before }) =>
      before
        ? [
            before.claimed,
            before.admitted,
            before.contingent,
            before.notAdmitted,
            before.underVerification,
          ].map(Number)
        : [null, null, null, null, null],
    ),
  );
  const changed = found[body.rows.findIndex(({ kind }) => kind === 'changed')];
  expect([19, 20, 21, 22, 23, 28].map((at) => changed?.getCell(at).value)).toEqual([
    500, 300, 79.5, 120.5, 0, 15,
  ]);
  expect(String(changed?.getCell(29).value)).not.toBe('');
  expect(summary?.getCell('A8').value).toBe('Amount admitted');
  expect([2, 3, 4].map((at) => summary?.getRow(8).getCell(at).value)).toEqual([1000, 2000, 1000]);
  const hindi = await workbook('from=1&format=xlsx&language=hi');
  const said: string[] = [];
  for (const one of [book, hindi.book])
    one.eachSheet((sheet) =>
      sheet.eachRow((row) =>
        row.eachCell(({ value, formula }) => {
          expect(formula).toBeUndefined();
          said.push(String(value));
        }),
      ),
    );
  expect(said).toEqual(expect.arrayContaining([evil, 'सहकारी बैंक', 'Removed', 'हटे', 'जुड़े']));
});

test('the PDF of changes says what the API says, in both languages, and has no further part', async () => {
  const first = await file('from=1&format=pdf');
  expect(first.answer.headers.get('x-list-parts')).toBe('1');
  const text = textOfPdf(first.bytes);
  for (const one of ['Kaveri Bank', 'what changed since list 1', 'Removed', '120.50', '79.50'])
    expect([one, text.includes(one)]).toEqual([one, true]);
  if (!(await file('from=1&format=pdf')).bytes.equals(first.bytes)) throw new Error('not alike');
  const hindi = await file('from=1&format=pdf&language=hi');
  expect([hindi.answer.status, hindi.bytes.equals(first.bytes)]).toEqual([200, false]);
  expect((await file('from=1&format=pdf&part=2')).answer.status).toBe(404);
});

test('the files for two equal lists say that nothing changed', async () => {
  const { book } = await workbook('from=2&format=xlsx');
  expect(book.worksheets[1]?.getCell('A7').value).toBe('Nothing changed.');
  expect(textOfPdf((await file('from=2&format=pdf')).bytes)).toContain('Nothing changed.');
});

test('a file of changes is refused for wrong input, and to people who may not read lists', async () => {
  for (const query of ['format=xlsx', 'from=1', 'from=1&format=csv', 'from=x&format=pdf'])
    expect([query, (await file(query)).answer.status]).toEqual([query, 400]);
  expect((await file('from=9&format=xlsx')).answer.status).toBe(404);
  expect((await file('from=1&format=xlsx', asha)).answer.status).toBe(403);
});

test('each file of changes leaves an audit entry', async () => {
  await file('from=1&format=pdf');
  const { rows } = await portal.database.query(
    `SELECT details FROM audit_entries WHERE action = 'report_exported' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0].details).toEqual({ list: 2, since: 1, format: 'pdf', part: 1, rows: 4 });
  expect(lists).toHaveLength(2);
});
