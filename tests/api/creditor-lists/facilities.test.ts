import excel from 'exceljs';
import { parse } from 'papaparse';
import type { Change } from '@/lib/creditor-lists/differing';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { PublicLine } from '@/lib/creditor-lists/public-parts';
import type { Facility, Security } from '@/lib/law/facilities';
import {
  admittedAs,
  decideListAs,
  linesAs,
  madeListAs,
  publishedFile,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;
/** Made before anybody entered facilities. */
let before: PresentedList;
let list: PresentedList;

const plant: Security = {
  charge: 'hypothecation',
  asset: 'Plant and machinery at Nashik',
  rank: 'first_pari_passu',
  day: '2019-03-12',
  chargeId: '100234567',
  value: '5000000.00',
};
const plot: Security = {
  charge: 'mortgage',
  asset: 'Plot 4 at Nashik',
  rank: null,
  day: null,
  chargeId: null,
  value: null,
};

const facility = (
  kind: Facility['kind'],
  name: string | null,
  amount: string,
  securities: Security[] = [],
): Facility => ({ kind, name, claimed: amount, admitted: amount, securities });

const two = [
  facility('term_loan', 'Loan of 2019', '700.00', [plant, plot]),
  facility('working_capital', null, '300.00'),
];
const ofClass = [facility('bonds', 'Bonds of Asha', '50.00', [plot])];

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '500.00');
  before = await madeListAs(meera);
  await admittedAs(asha, meera, 'form_c', 'Yamuna Bank', '1000.00', { facilities: two });
  await admittedAs(asha, meera, 'form_ca', 'Asha Rao', '50.00', { facilities: ofClass });
  list = await madeListAs(meera);
  for (const { number } of [before, list])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
});
afterAll(() => portal.remove());

const fileOf = ({ number }: PresentedList, query: string) =>
  publishedFile(portal.address, number, query);

/** What a name shown by its initials leaves of facilities. */
const masked = [
  { ...ofClass[0], name: null, securities: [{ ...plot, asset: '•••' }] },
] as Facility[];

test('a line has its facilities, and sums count these and their security', async () => {
  const { rows } = await linesAs(meera, list.number);
  expect(rows.map(({ name, facilities }) => [name, facilities])).toEqual([
    ['Asha Rao', ofClass],
    ['Kaveri Bank', null],
    ['Yamuna Bank', two],
  ]);
  expect(list.totals).toMatchObject({
    received: { amount: '1550.00' },
    facilities: 3,
    securities: 3,
  });
  expect(list.summary[3]).toMatchObject({ facilities: 2, securities: 2 });
  expect(list.summary[7]).not.toHaveProperty('facilities');
});

test('the public reads them in JSON and CSV, of a masked name without what tells whose they are', async () => {
  const json = (await fileOf(list, 'format=json')).toString();
  const { lines } = JSON.parse(json) as { lines: PublicLine[] };
  expect(lines.map(({ facilities }) => facilities)).toEqual([masked, undefined, two]);
  expect(json).not.toContain('Bonds of Asha');
  const path = `${portal.address}/api/public/creditor-lists/${list.number}/rows`;
  const { rows } = (await (await fetch(path)).json()) as { rows: PublicLine[] };
  expect(rows.map(({ facilities }) => facilities)).toEqual([masked, undefined, two]);
  const csv = (await fileOf(list, 'format=csv')).toString();
  const cells = parse<string[]>(csv.trim()).data.map((row) => row.at(-1));
  expect(cells).toEqual([
    'Facilities and their security',
    '(a) Bonds: claimed ₹50.00, admitted ₹50.00; Mortgage: •••',
    '',
    '(a) Term Loan – Loan of 2019: claimed ₹700.00, admitted ₹700.00; Hypothecation: Plant and machinery at Nashik (first charge, pari passu, created 12 Mar 2019, charge ID 100234567, value ₹50,00,000.00); Mortgage: Plot 4 at Nashik; (b) Working Capital: claimed ₹300.00, admitted ₹300.00',
  ]);
});

async function bookOf(of: PresentedList) {
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf(of, 'format=xlsx')) as unknown as ArrayBuffer);
  return book;
}

const valuesIn = (sheet: excel.Worksheet | undefined, row: number) => {
  const values = sheet?.getRow(row).values as unknown[];
  return values.flatMap((value) => (value === undefined || value === null ? [] : [value]));
};

test('the workbook has them below the line, totals that leave them out, and the schedule of security', async () => {
  const book = await bookOf(list);
  const annexure = book.getWorksheet('Annexure 4');
  expect(annexure?.getCell('A9').value).toBe('(a)');
  expect(valuesIn(annexure, 9)).toEqual([
    '(a)',
    'Term Loan – Loan of 2019',
    700,
    700,
    'Hypothecation: Plant and machinery at Nashik (first charge, pari passu, created 12 Mar 2019, charge ID 100234567, value ₹50,00,000.00)\nMortgage: Plot 4 at Nashik',
  ]);
  expect(valuesIn(annexure, 10)).toEqual(['(b)', 'Working Capital', 300, 300]);
  expect(annexure?.getCell('D11').value).toEqual({
    formula: 'SUMIF(A7:A10,">0",D7:D10)',
    result: 1500,
  });
  const schedule = book.getWorksheet('Schedule of security');
  expect(valuesIn(schedule, 7)).toEqual([2, 1, 'A. R.', '(a) Bonds', 'Mortgage', '•••']);
  expect(valuesIn(schedule, 8)).toEqual([
    4,
    2,
    'Yamuna Bank',
    '(a) Term Loan – Loan of 2019',
    'Hypothecation',
    'Plant and machinery at Nashik',
    'first charge, pari passu',
    new Date('2019-03-12T00:00:00Z'),
    '100234567',
    5000000,
  ]);
  expect(schedule?.getCell('F9').value).toBe('Plot 4 at Nashik');
  expect(schedule?.rowCount).toBe(9);
});

const said = {
  en: {
    note: 'A facility is a part of the line above it',
    schedule: 'Schedule of security',
    security: 'Hypothecation: Plant and machinery at Nashik (first charge, pari passu',
    letter: '(b)',
  },
  hi: {
    note: 'ऋण सुविधा अपने ऊपर की पंक्ति का हिस्सा है',
    schedule: 'प्रतिभूतियों की अनुसूची',
    security: 'माल या मशीन पर हक़ (हाइपोथिकेशन): Plant and machinery at Nashik (पहला प्रभार, बराबरी से',
    letter: '(ख)',
  },
};

test.each(['en', 'hi'] as const)(
  'the PDF and the public page have them, in %s',
  async (language) => {
    const close = (text: string) => text.replace(/\s+/g, '');
    const pdf = close(textOfPdf(await fileOf(list, `format=pdf&language=${language}`)));
    for (const text of [
      'Loan of 2019',
      '700.00',
      'Plant and machinery at Nashik',
      '100234567',
      '50,00,000.00',
    ])
      expect(pdf).toContain(close(text));
    // The letters of Hindi are read out of a PDF in another order.
    if (language === 'en')
      for (const text of [said.en.note, said.en.schedule]) expect(pdf).toContain(close(text));
    expect(pdf).not.toContain('BondsofAsha');
    const answer = await fetch(`${portal.address}/creditors/${list.number}`, {
      headers: { Cookie: `claimantLanguage=${language}` },
    });
    const page = (await answer.text()).replaceAll('<!-- -->', '');
    for (const text of [
      said[language].note,
      said[language].security,
      said[language].letter,
      '₹700.00',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('Bonds of Asha');
  },
);

test('professionals read all of a masked name', async () => {
  const { rows } = await linesAs(meera, list.number, 'annexure=2');
  expect(rows[0]?.facilities).toEqual(ofClass);
});

test('what changed between two lists says another facility or security, for everybody', async () => {
  const [bank] = (await linesAs(meera, list.number, 'search=Yamuna')).rows;
  const heads = [{ head: 'principalAmount', claimed: '1000.00', admitted: '1000.00' }];
  const other = [{ ...two[0], securities: [plot] }, two[1]];
  const answer = await ask(meera, 'POST', `claims/${bank?.claimId}/determinations`, {
    claimVersion: 1,
    basis: 'revised',
    heads,
    facilities: other,
    confirm: true,
  });
  expect(answer.status).toBe(201);
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  for (const path of ['creditor-lists', 'public/creditor-lists']) {
    const { body } = await ask<{ rows: Change[] }>(
      meera,
      'GET',
      `${path}/${number}/changes?from=${list.number}`,
    );
    expect(
      body.rows.map(({ kind, before: was, after }) => [kind, was?.facilities, after?.facilities]),
    ).toEqual([['said', two, other]]);
  }
  const download = await fetch(
    `${portal.address}/api/creditor-lists/${number}/changes/download?from=${list.number}&format=xlsx`,
    { headers: { Authorization: `Bearer ${meera.token}` } },
  );
  const book = new excel.Workbook();
  await book.xlsx.load(await download.arrayBuffer());
  const typed: unknown[] = [];
  for (const sheet of book.worksheets)
    sheet.eachRow((row) => typed.push(...(row.values as unknown[])));
  expect(typed.join('\n')).toContain(
    '(a) Term Loan – Loan of 2019: claimed ₹700.00, admitted ₹700.00; Mortgage: Plot 4 at Nashik; (b)',
  );
});

test('a text of the claim that became its own since is withheld, with its line among what is missing', async () => {
  const name = 'Godavari Bank';
  const whole = [
    facility('term_loan', 'Mobile of the branch', '80.00', [
      { ...plot, asset: 'Deposit 9876501234' },
    ]),
  ];
  const claim = await admittedAs(asha, meera, 'form_c', name, '80.00', {
    facilities: whole,
    publishAnyway: true,
    reason: 'A public number',
  });
  const made = await madeListAs(meera);
  expect((await linesAs(meera, made.number, 'search=Godavari')).rows[0]?.facilities).toEqual(whole);
  await portal.database.query(
    `UPDATE claims SET claim_data = claim_data || '{"officerPhone": "9876501234"}' WHERE id = $1`,
    [claim.id],
  );
  const { number, hindrances } = await madeListAs(meera);
  expect(hindrances.map(({ code }) => code)).toContain('text_withheld');
  expect((await linesAs(meera, number, 'search=Godavari')).rows[0]?.facilities).toEqual([
    { ...whole[0], name: null, securities: [{ ...plot, asset: '•••' }] },
  ]);
});

test('a list without facilities looks as before, to the byte', async () => {
  expect((await fileOf(before, 'format=json')).toString()).not.toMatch(/facilit|securities/i);
  const csv = (await fileOf(before, 'format=csv')).toString();
  expect(csv.split('\r\n')[0]?.endsWith('Transfers')).toBe(true);
  expect(textOfPdf(await fileOf(before, 'format=pdf'))).not.toMatch(/facility|schedule/i);
  const book = await bookOf(before);
  expect(book.worksheets.map(({ name }) => name)).not.toContain('Schedule of security');
  expect(book.getWorksheet('Annexure 4')?.getCell('D8').value).toMatchObject({
    formula: 'SUM(D7:D7)',
  });
  // As the sum was reckoned before lines had facilities.
  const { rows } = await portal.database.query<{ same: boolean }>(
    `SELECT l.sha256 = (SELECT sha256(string_agg(block, ''::bytea ORDER BY annexure, part)) FROM (
       SELECT annexure, (sl_no - 1) / 1000 AS part, sha256(convert_to(string_agg(ROW(annexure, sl_no, claim_number, employee, name,
         representative, received_on, form, nature, claimed, admitted, contingent, not_admitted, under_verification,
         secured_amount, guaranteed_amount, set_off_amount, related_party, voting, remarks)::text
         || coalesce(' ' || voting_debt::text, '') || coalesce(' ' || transfers::text, '')
         || coalesce(' ' || grounds::text, ''), E'\n' ORDER BY sl_no), 'UTF8')) AS block
       FROM creditor_list_rows WHERE list_number = l.number GROUP BY annexure, (sl_no - 1) / 1000) AS blocks) AS same
     FROM creditor_lists l WHERE number = ANY($1::int[]) ORDER BY number`,
    [[before.number, list.number]],
  );
  expect(rows).toEqual([{ same: true }, { same: false }]);
});
