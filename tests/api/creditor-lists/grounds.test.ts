import excel from 'exceljs';
import { parse } from 'papaparse';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  decideListAs,
  determinedAs,
  linesAs,
  madeListAs,
} from '@/tests/support/data/creditor-lists';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let list: PresentedList;
let bank: string;
let supplier: string;
let many: string;

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  const [asha, admin] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  meera = admin;
  const lender = await createClaimAs(asha, 'form_c', {
    institutionName: 'Kaveri Bank',
    claimAmount: '1000.00',
    principalAmount: '600.00',
    interestAmount: '300.00',
    penaltyAmount: '100.00',
  });
  bank = lender.claimNumber;
  await determinedAs(meera, lender, [
    {
      head: 'principalAmount',
      notAdmitted: '600.00',
      reasons: [
        { code: 'dispute_pending', text: 'the Debts Recovery Tribunal, Mumbai', amount: '400.00' },
        { code: 'order_gives_less', text: 'a court, which calls 98200 12345', amount: '200.00' },
      ],
    },
    {
      head: 'interestAmount',
      admitted: '200.00',
      notAdmitted: '100.00',
      reasons: [{ code: 'not_agreed' }],
    },
    {
      head: 'penaltyAmount',
      notAdmitted: '100.00',
      reasons: [
        { code: 'not_agreed', amount: '40.00' },
        { code: 'other', text: 'As we wrote to you in May', amount: '60.00' },
      ],
    },
  ]);
  const alone = await createClaimAs(asha, 'form_b', { claimAmount: '50.00' });
  supplier = alone.claimNumber;
  await determinedAs(
    meera,
    alone,
    [
      {
        head: 'principal',
        notAdmitted: '50.00',
        reasons: [{ code: 'counted_already', text: `See ${bank.toLowerCase()}, of Kaveri` }],
      },
    ],
    { government: false },
  );
  const union = await createClaimAs(asha, 'form_e', {
    claimAmount: '300',
    employeeDetails: [1, 2].map((n) => ({
      serialNo: String(n),
      employeeName: n === 1 ? 'Ramesh Kolhatkar' : 'Sita',
      identificationNumber: `ID-${n}`,
      totalAmountDue: '100',
      periodDue: 'May',
    })),
  });
  many = union.claimNumber;
  await determinedAs(
    meera,
    union,
    [
      {
        head: 'employee:1',
        notAdmitted: '100.00',
        reasons: [{ code: 'dispute_pending', text: 'the court of Kolhatkar' }],
      },
      { head: 'employee:2', admitted: '100.00' },
      { head: 'remainder', notAdmitted: '100.00', reasons: [{ code: 'heads_do_not_add_up' }] },
    ],
    { workman: true },
  );
  list = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, list.number, state);
});
afterAll(() => portal.remove());

const groundsOf = async (number: string) =>
  (await linesAs(meera, list.number, `search=${number}`)).rows.map(({ grounds }) => grounds);

test('a line has its reasons with the amount of each, and of what was typed only what lists may show', async () => {
  expect(await groundsOf(bank)).toEqual([
    [
      { code: 'dispute_pending', amount: '400.00', text: 'the Debts Recovery Tribunal, Mumbai' },
      { code: 'order_gives_less', amount: '200.00' },
      { code: 'not_agreed', amount: '140.00' },
      { code: 'other', amount: '60.00' },
    ],
  ]);
  expect(await groundsOf(supplier)).toEqual([
    [{ code: 'counted_already', amount: '50.00', text: bank }],
  ]);
  expect(await groundsOf(many)).toEqual([
    // A court that tells whose masked name it is stays unnamed.
    [{ code: 'dispute_pending', amount: '100.00' }],
    [],
    [{ code: 'heads_do_not_add_up', amount: '100.00' }],
  ]);
});

const said = {
  en: [
    'A dispute is pending before the Debts Recovery Tribunal, Mumbai: ₹400.00',
    'Interest or penalty not agreed: ₹140.00',
    `Already counted in ${'{bank}'}: ₹50.00`,
  ],
  hi: [
    'the Debts Recovery Tribunal, Mumbai में इस पर मुक़दमा चल रहा है: ₹400.00',
    'इतना ब्याज या जुर्माना तय नहीं हुआ था: ₹140.00',
  ],
};
const wordsOf = (language: 'en' | 'hi') =>
  said[language].map((text) => text.replace('{bank}', bank));
const hidden = ['98200', 'wrote to you', 'court of Kolhatkar'];

const fileOf = async (query: string) => {
  const path = `/api/creditor-lists/${list.number}/download`;
  const answer = await fetch(`${meera.portal}${path}?${query}`, {
    headers: { Authorization: `Bearer ${meera.token}` },
  });
  return Buffer.from(await answer.arrayBuffer());
};

test('the reasons go out in words with the CSV and the workbook', async () => {
  const csv = parse<string[]>((await fileOf('format=csv')).toString().trim())
    .data.flat()
    .join('\n');
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf('format=xlsx')) as unknown as ArrayBuffer);
  const cells: string[] = [];
  book.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell(({ text }) => cells.push(text))));
  for (const text of [csv, cells.join('\n')]) {
    for (const words of wordsOf('en')) expect(text).toContain(words);
    for (const words of hidden) expect(text).not.toContain(words);
  }
});

test.each(['en', 'hi'] as const)(
  'the PDF has them as numbered notes, and the page beside the line, in %s',
  async (language) => {
    const bare = (text: string) => text.replace(/\s+/g, '');
    const pdf = bare(textOfPdf(await fileOf(`format=pdf&language=${language}`)));
    // Hindi does not come out of a PDF as it was written, what stands in Latin letters does.
    expect(pdf).toContain(
      bare({ en: 'Note 1: A dispute', hi: 'the Debts Recovery Tribunal, Mumbai' }[language]),
    );
    const answer = await fetch(`${meera.portal}/creditors/${list.number}`, {
      headers: { Cookie: `claimantLanguage=${language}` },
    });
    const page = await answer.text();
    for (const words of wordsOf(language)) expect(page).toContain(words);
    if (language === 'en')
      for (const words of wordsOf(language)) expect(pdf).toContain(bare(words));
    for (const words of hidden) {
      expect(page).not.toContain(words);
      expect(pdf).not.toContain(bare(words));
    }
  },
);

test('a list from before says its reasons without amounts', async () => {
  const client = await portal.database.connect();
  await client.query(`SET session_replication_role = 'replica'`);
  await client.query('UPDATE creditor_list_rows SET grounds = NULL');
  await client.query(`SET session_replication_role = 'origin'`);
  client.release();
  expect(await groundsOf(supplier)).toEqual([[{ code: 'counted_already' }]]);
});
