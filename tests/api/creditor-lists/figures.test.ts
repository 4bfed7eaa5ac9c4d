import excel from 'exceljs';
import {
  countsPeople,
  type FigureName,
  type Figures,
  figureNames,
} from '@/lib/creditor-lists/figures/present';
import { daysAfter } from '@/lib/format/days';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { type AgeingBucket, ageingBuckets } from '@/lib/law/ageing';
import { categories } from '@/lib/law/categories';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { determinedAs, today } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { baseUrl } from '@/tests/support/http/api';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});

const figuresOf = async (person: TestPerson, from: string, to: string) => {
  const answer = await ask<Figures>(person, 'GET', `figures?from=${from}&to=${to}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};

const download = async (person: TestPerson, query: string) => {
  const answer = await fetch(new URL(`/api/figures/download?${query}`, baseUrl()), {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The expected figures, counted in another way: claim by claim, without grouping. */
async function countedOneByOne(from: string, to: string) {
  const found = await rows<Record<string, string>>(
    `SELECT c.creditor_type AS form, c.claim_data ->> 'workerKind' AS said, c.claim_amount::text AS amount, d.category, d.claimed::text, d.admitted::text, d.contingent::text,
       d.not_admitted::text, d.under_verification::text
     FROM claims c LEFT JOIN determinations d ON d.claim_id = c.id AND d.number = (
       SELECT max(n.number) FROM determinations n WHERE n.claim_id = c.id
         AND least((n.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date, n.effective_on) <= $2::date AND n.confirmed_at IS NOT NULL)
     WHERE c.quarantine_id IS NULL AND (c.submitted_at AT TIME ZONE 'Asia/Kolkata')::date BETWEEN $1 AND $2
       AND NOT (c.status = 'withdrawn' AND (c.withdrawn_at AT TIME ZONE 'Asia/Kolkata')::date <= $2::date)
       AND NOT EXISTS (SELECT FROM claim_transfers t WHERE t.to_claim_id = c.id AND t.effective_on > $2::date)`,
    [from, to],
  );
  const byForm: Record<string, string> = {
    form_b: 'operational',
    form_c: 'unsecured_financial',
    form_ca: 'unsecured_class',
    form_d: 'workmen',
    form_e: 'workmen',
    form_f: 'other',
  };
  const paise = (amount: string | null | undefined) => BigInt((amount ?? '0.00').replace('.', ''));
  const sums = new Map<string, { count: number; amount: bigint }>();
  const add = (category: string, name: FigureName, amount: bigint, always = false) => {
    if (amount === 0n && !always) return;
    const key = `${category} ${name}`;
    const before = sums.get(key) ?? { count: 0, amount: 0n };
    sums.set(key, { count: before.count + 1, amount: before.amount + amount });
  };
  for (const one of found) {
    const unanswered = one.said === 'employee' ? 'employees' : byForm[one.form ?? ''];
    const category = one.category ?? unanswered ?? '';
    add(category, 'received', paise(one.claimed ?? one.amount), true);
    add(category, 'admitted', paise(one.admitted));
    add(category, 'contingent', paise(one.contingent));
    add(category, 'notAdmitted', paise(one.not_admitted));
    add(category, 'underVerification', paise(one.category ? one.under_verification : one.amount));
  }
  return Object.fromEntries(sums);
}

const asCounted = (figures: Figures) =>
  Object.fromEntries(
    figures.categories.flatMap((one) =>
      figureNames
        .filter((name) => one[name].count > 0)
        .map((name) => [
          `${one.category} ${name}`,
          { count: one[name].count, amount: BigInt(one[name].amount.replace('.', '')) },
        ]),
    ),
  );

test('the figures by category equal a count of claims one by one, up to any day', async () => {
  const yesterday = daysAfter(today(), -1);
  const [first] = await rows<{ day: string }>(
    `SELECT to_char(min(submitted_at AT TIME ZONE 'Asia/Kolkata'), 'YYYY-MM-DD') AS day FROM claims`,
  );
  const day = first?.day ?? yesterday;
  const middle = daysAfter(yesterday, -7);
  for (const [from, to] of [
    [day, yesterday],
    [day, middle],
    [middle, yesterday],
  ] as const) {
    const expected = await countedOneByOne(from, to);
    const figures = await figuresOf(meera, from, to);
    expect([from, to, asCounted(figures)]).toEqual([from, to, expected]);
    expect(figures.categories.map(({ category }) => category)).toEqual([...categories]);
    for (const name of figureNames)
      expect(BigInt(figures.totals[name].amount.replace('.', ''))).toBe(
        figures.categories.reduce(
          (sum, one) => sum + BigInt(one[name].amount.replace('.', '')),
          0n,
        ),
      );
  }
  // Otherwise the loop above would have compared nothing.
  expect((await figuresOf(meera, day, yesterday)).totals.received.count).toBeGreaterThan(5);
});

test('a case manager sees the figures of their own claims, with their age against the seven days', async () => {
  const [facts] = await rows<{ last: string | null }>(
    `SELECT to_char(last_date_for_claims, 'YYYY-MM-DD') AS last FROM case_settings`,
  );
  const last = facts?.last;
  if (!last) throw new Error('the demonstration has a last date');
  const to = today();
  const due = (day: string) => daysAfter(day > last ? day : last, 7);
  const daysLate = (day: string) =>
    Math.round((Date.parse(to) - Date.parse(due(day))) / 86_400_000);
  const bucketOf = (days: number): AgeingBucket =>
    ageingBuckets.find((one) => one.to === null || days <= one.to)?.bucket ?? 'longer';
  const filed = [-120, -45, -12, -8, -7, 0].map((back) => daysAfter(to, back));
  const expected = Object.fromEntries(ageingBuckets.map(({ bucket }) => [bucket, [0, 0]]));
  for (const day of filed)
    for (const verified of [false, true]) {
      const claim = await createClaimAs(asha, 'form_d');
      // The last moment of the day in India, so that a day in another zone would show.
      await rows(
        `UPDATE claims SET submitted_at = ($2::date + time '23:59:59') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
        [claim.id, day],
      );
      if (verified) {
        await determineWhole(claim.id);
      }
      await assignTo(meera, claim.id, ravi);
      const cell = expected[bucketOf(daysLate(day))];
      if (cell) cell[verified ? 1 : 0] = (cell[verified ? 1 : 0] ?? 0) + 1;
    }
  const figures = await figuresOf(ravi, filed[0] ?? to, to);
  expect(figures.totals.received.count).toBe(2 * filed.length);
  expect(figures.lastDateForClaims).toBe(last);
  expect(
    Object.fromEntries(
      figures.ageing.map((one) => [one.bucket, [one.waiting.count, one.verified]]),
    ),
  ).toEqual(expected);
  // Decided today: seven days to tell, and in a trial each letter is in the outbox or on its way.
  expect(figures.ageing[0] && figures.ageing[0].told + figures.ageing[0].toTell).toBe(filed.length);
  expect((await figuresOf(ravi, daysAfter(to, -44), to)).totals.received.count).toBe(8);
  expect(
    (await figuresOf(ravi, daysAfter(to, -200), daysAfter(to, -121))).totals.received.count,
  ).toBe(0);
});

const ofFormD = ['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount'];

/** Admits all that a claim of Form D comes to. */
async function determineWhole(claimId: string) {
  const { body: claim } = await ask<{ claimAmount: string; claimData: Record<string, string> }>(
    meera,
    'GET',
    `claims/${claimId}`,
  );
  const paise = (amount: string | undefined) => BigInt(Math.round(Number(amount ?? '0') * 100));
  const given = ofFormD.filter((name) => paise(claim.claimData[name]) > 0n);
  const rest =
    paise(claim.claimAmount) - given.reduce((sum, name) => sum + paise(claim.claimData[name]), 0n);
  const rupees = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  const heads = [
    ...given.map((head) => ({ head, admitted: rupees(paise(claim.claimData[head])) })),
    ...(rest > 0n ? [{ head: 'remainder', admitted: rupees(rest) }] : []),
  ];
  await determinedAs(meera, { id: claimId }, heads, { workman: true });
}

test('the workbook of figures says the same, with sums as formulas, and the trail records its download', async () => {
  for (const type of creditorTypes) {
    const claim = await createClaimAs(asha, type);
    await assignTo(meera, claim.id, ravi);
  }
  const [from, to] = [daysAfter(today(), -1), today()];
  const figures = await figuresOf(ravi, from, to);
  const { answer, bytes } = await download(ravi, `from=${from}&to=${to}&language=hi`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(
    `claims-figures-${from}-to-${to}.xlsx`,
  );
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const sheet = book.worksheets[0];
  if (!sheet) throw new Error('there is no sheet');
  const totals = sheet.getRow(13);
  const told = figureNames.flatMap((name): (number | null)[] => [
    figures.totals[name].count,
    ...(countsPeople(name) ? [figures.totals[name].people] : []),
    Number(figures.totals[name].amount),
  ]);
  const results = told.map((_, at) => totals.getCell(3 + at).value as excel.CellFormulaValue);
  expect(results.map(({ result }) => Number(result ?? 0))).toEqual(told);
  for (const [at, { formula }] of results.entries()) {
    const letter = String.fromCharCode(67 + at);
    expect(formula).toBe(`SUM(${letter}4:${letter}12)`);
    const summed = Array.from({ length: 9 }, (_, row) =>
      Number(sheet.getRow(4 + row).getCell(3 + at).value),
    );
    expect(summed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(
      Number(results[at]?.result ?? 0),
      2,
    );
  }
  expect(sheet.getRow(2).getCell(1).text).toContain('तक मिले दावे');
  const [entry] = await rows<{ details: object }>(
    `SELECT details FROM audit_entries WHERE user_id = $1 AND action = 'report_exported' ORDER BY id DESC LIMIT 1`,
    [ravi.user.id],
  );
  expect(entry?.details).toMatchObject({
    figures: true,
    from,
    to,
    format: 'xlsx',
    rows: figures.totals.received.count,
  });
});

test.each([
  ['from=2026-09-02&to=2026-09-01', 'from'],
  ['from=2026-09-01&to=2999-01-01', 'to'],
  ['from=2026-02-30&to=2026-09-01', 'from'],
  ['to=2026-09-01', 'from'],
])('the figures for %s are refused', async (query, path) => {
  for (const call of ['figures', 'figures/download']) {
    const { status, body } = await ask<{ issues: { path: string }[] }>(
      meera,
      'GET',
      `${call}?${query}`,
    );
    expect([call, status, body.issues?.[0]?.path]).toEqual([call, 400, path]);
  }
});
