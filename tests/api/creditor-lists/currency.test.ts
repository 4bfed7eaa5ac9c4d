import excel from 'exceljs';
import { parse } from 'papaparse';
import type { Change } from '@/lib/creditor-lists/differing';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { PublicLine } from '@/lib/creditor-lists/public-parts';
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
let meera: TestPerson;
/** Made before anything was claimed in another currency. */
let before: PresentedList;
let list: PresentedList;

const day = '2026-01-10';
const dollar = { rate: '83.1234', day, source: 'FBIL' };
const thousand = { code: 'USD', amount: '1000.00', ...dollar, rupees: '83123.40' };

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  const [asha, admin] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  meera = admin;
  await ask(meera, 'PATCH', 'case', { commencementDate: day });
  await ask(meera, 'PATCH', 'case/rates/USD', dollar);
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '500.00');
  before = await madeListAs(meera);
  const currency = { code: 'USD', amount: '1000' };
  await admittedAs(asha, meera, 'form_c', 'Yamuna Bank', '83123.40', { currency });
  list = await madeListAs(meera);
  for (const { number } of [before, list])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
});
afterAll(() => portal.remove());

const fileOf = ({ number }: PresentedList, query: string) =>
  publishedFile(portal.address, number, query);

const said = {
  en: 'USD 1,000.00 × ₹83.1234 = ₹83,123.40 (rate of 10 Jan 2026, FBIL)',
  hi: 'USD 1,000.00 × ₹83.1234 = ₹83,123.40 (10 जनवरी 2026 की दर, FBIL)',
};
const rounding = { en: 'rounded to the paisa, half up', hi: 'आधा पैसा ऊपर' };

test('a line says in which currency it was claimed, and sums stay in rupees', async () => {
  const { rows } = await linesAs(meera, list.number);
  expect(rows.map(({ name, claimed, currency }) => [name, claimed, currency])).toEqual([
    ['Kaveri Bank', '500.00', null],
    ['Yamuna Bank', '83123.40', thousand],
  ]);
  expect(list.totals).toMatchObject({ received: { amount: '83623.40' }, inCurrency: 1 });
  expect(list.summary[3]).toMatchObject({ inCurrency: 1 });
  expect(list.summary[7]).not.toHaveProperty('inCurrency');
});

test('the public reads it in JSON, of the line that has it alone', async () => {
  const { lines } = JSON.parse((await fileOf(list, 'format=json')).toString()) as {
    lines: PublicLine[];
  };
  const [kaveri, yamuna] = lines;
  expect(kaveri).not.toHaveProperty('currency');
  expect(yamuna?.currency).toEqual(thousand);
  const path = `${portal.address}/api/public/creditor-lists/${list.number}/rows`;
  const { rows } = (await (await fetch(path)).json()) as { rows: PublicLine[] };
  expect(rows.map(({ currency }) => currency)).toEqual([undefined, thousand]);
});

test('the CSV has a column of it, the last', async () => {
  const [heads, ...lines] = parse<string[]>(
    (await fileOf(list, 'format=csv')).toString().trim(),
  ).data;
  expect([heads, ...lines].map((cells) => cells?.at(-1))).toEqual([
    'Claimed in another currency',
    '',
    said.en,
  ]);
});

test('the workbook says it beside the line, and how it was rounded once', async () => {
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf(list, 'format=xlsx')) as unknown as ArrayBuffer);
  const text = (name: string) => {
    const typed: unknown[] = [];
    book.getWorksheet(name)?.eachRow((row) => typed.push(...(row.values as unknown[])));
    return typed.join('\n');
  };
  expect(text('Annexure 4')).toContain(said.en);
  expect(text('Summary')).toContain(rounding.en);
});

test.each(['en', 'hi'] as const)(
  'the PDF has a numbered note, and the page says it, in %s',
  async (language) => {
    const close = (text: string) => text.replace(/\s+/g, '');
    const pdf = close(textOfPdf(await fileOf(list, `format=pdf&language=${language}`)));
    // The letters of Hindi are read out of a PDF in another order.
    const note = { en: 'Note 2: ', hi: '2: ' }[language];
    expect(pdf).toContain(close(`${note}USD 1,000.00 × ₹83.1234 = ₹83,123.40`));
    const answer = await fetch(`${portal.address}/creditors/${list.number}?annexure=4`, {
      headers: { Cookie: `claimantLanguage=${language}` },
    });
    const page = await answer.text();
    expect(page).toContain(said[language]);
    expect(page).toContain(rounding[language]);
  },
);

test('a list in rupees looks as before, to the byte', async () => {
  const json = (await fileOf(before, 'format=json')).toString();
  expect(json).not.toMatch(/currency/i);
  const csv = (await fileOf(before, 'format=csv')).toString();
  expect(csv.split('\r\n')[0]?.endsWith('Transfers')).toBe(true);
  const pdf = textOfPdf(await fileOf(before, 'format=pdf'));
  expect(pdf).not.toContain(rounding.en);
  // As the sum was reckoned before lines had a currency.
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

test('another amount in the currency is a change between two lists, for everybody', async () => {
  const { rows: lines } = await linesAs(meera, list.number, 'search=Yamuna');
  const answer = await ask(meera, 'POST', `claims/${lines[0]?.claimId}/determinations`, {
    claimVersion: 1,
    basis: 'revised',
    heads: [{ head: 'principalAmount', claimed: '83123.40', admitted: '83123.40' }],
    currency: { code: 'USD', amount: '1001' },
    confirm: true,
  });
  expect(answer.status).toBe(201);
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const more = { ...thousand, amount: '1001.00', rupees: '83206.52' };
  for (const path of ['creditor-lists', 'public/creditor-lists']) {
    const { body } = await ask<{ rows: Change[] }>(
      meera,
      'GET',
      `${path}/${number}/changes?from=${list.number}`,
    );
    expect(
      body.rows.map(({ kind, before: was, after }) => [kind, was?.currency, after?.currency]),
    ).toEqual([['said', thousand, more]]);
  }
  await ask(meera, 'POST', `claims/${lines[0]?.claimId}/determinations`, {
    claimVersion: 1,
    basis: 'revised',
    heads: [{ head: 'principalAmount', claimed: '83123.40', admitted: '83123.40' }],
    currency: { code: 'USD', amount: '1000' },
    confirm: true,
  });
});

test('a line that was determined by another rate than the case has now stands among what is missing', async () => {
  expect(list.hindrances.map(({ code }) => code)).not.toContain('rate_differs');
  const answer = await ask(meera, 'PATCH', 'case/rates/USD', {
    ...dollar,
    rate: '84.00',
    determined: 1,
  });
  expect(answer.status).toBe(200);
  const { number, hindrances } = await madeListAs(meera);
  expect(hindrances).toContainEqual({
    code: 'rate_differs',
    count: 1,
    filter: 'hindrance=rate_differs',
  });
  const { rows } = await linesAs(meera, number, 'hindrance=rate_differs');
  expect(rows.map(({ name }) => name)).toEqual(['Yamuna Bank']);
  expect(rows[0]?.currency).toEqual(thousand);
});
