import excel from 'exceljs';
import { parse } from 'papaparse';
import type { Committee } from '@/lib/creditor-lists/committee';
import { daysAfter } from '@/lib/format/days';
import { createClaimAs } from '@/tests/support/data/claims';
import { committeeAs, madeListAs, today } from '@/tests/support/data/creditor-lists';
import { ask, determineAs } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { type Drawn, type Line, type Reckoned, reckon, rupees, sum } from './at-random/oracle';
import {
  daysOf,
  listedAgo,
  type Plan,
  plansOf,
  randomBy,
  seedOfRun,
  transferable,
  transferred,
} from './at-random/plan';

const seed = seedOfRun();
const days = daysOf(today());
const plans = plansOf(seed, 400, days);
const transfers = 14;

let portal: StartedPortal;
let meera: TestPerson;
let claimants: TestPerson[];
let transferee: TestPerson;
/** Each plan with its claim in the portal. */
let filed: { plan: Plan; id: string; by: TestPerson }[];
let claims: Drawn[];

const accepted = <Answer extends { status: number; text: string }>(answer: Answer) => {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
};

/** Does something for each, some at a time. */
async function forEach<One>(list: readonly One[], deed: (one: One) => Promise<unknown>) {
  const left = [...list];
  const worker = async (): Promise<void> => {
    const one = left.shift();
    if (one === undefined) return;
    await deed(one);
    await worker();
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

async function file() {
  const found = new Map<Plan, (typeof filed)[number]>();
  await forEach([...plans.entries()], async ([at, plan]) => {
    const name = plan.drawn.name;
    // Claims of one name are filed from one account.
    const first = plans.findIndex(({ drawn }) => drawn.name === name);
    const by = claimants[(first < 0 ? at : first) % claimants.length] as TestPerson;
    const { id, claimNumber } = await createClaimAs(by, plan.type, plan.values);
    plan.drawn.number = claimNumber;
    found.set(plan, { plan, id, by });
  });
  filed = plans.map((plan) => found.get(plan) as (typeof filed)[number]);
  await portal.database.query(
    `UPDATE claims c SET submitted_at = m.at FROM unnest($1::uuid[], $2::timestamptz[]) AS m (id, at) WHERE c.id = m.id`,
    [filed.map(({ id }) => id), filed.map(({ plan }) => plan.drawn.at)],
  );
}

async function editAndDecide({ plan, id, by }: (typeof filed)[number]) {
  const { drawn, edit, steps, determining } = plan;
  if (edit) {
    accepted(await ask(by, 'PATCH', `claims/${id}`, { claimData: edit.values }));
    await portal.database.query(
      `UPDATE claim_versions SET replaced_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE claim_id = $1`,
      [id, drawn.versions[0]?.changedOn],
    );
  }
  const take = async (seen: number) => {
    const { step, on } = steps[seen] as Plan['steps'][number];
    const body = { step, on, seen, reasons: 'Order of the tribunal.' };
    accepted(await ask(meera, 'POST', `claims/${id}/late-track`, body));
  };
  if (steps.length > 0) await take(0);
  for (const { body } of determining) accepted(await determineAs(meera, id, body));
  if (steps.length > 1) await take(1);
  if (drawn.withdrawnOn) {
    accepted(await ask(by, 'POST', `claims/${id}/withdraw`, { reason: 'Paid' }));
    await portal.database.query(
      `UPDATE claims SET withdrawn_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
      [id, drawn.withdrawnOn],
    );
  }
}

/** Transfers a part of some claims; the new creditors' claims are further ones. */
async function transferSome() {
  const random = randomBy(seed + 1);
  const further: Drawn[] = [];
  for (const [at, { plan, id, by }] of filed
    .filter((one) => transferable(one.plan))
    .slice(0, transfers)
    .entries()) {
    const { drawn } = plan;
    const last = drawn.decisions.at(-1) as Drawn['decisions'][number];
    const admitted = last.splits.reduce((sum, one) => sum + one.admitted, 0n);
    const amount = random.chance(30)
      ? admitted
      : (admitted * BigInt(random.between(1, 99))) / 100n + 1n;
    const room = (Date.parse(days.today) - Date.parse(last.from)) / 86_400_000;
    const on = daysAfter(last.from, random.between(0, room));
    const name = `Zoya ${'abcdefghijklmnop'[at]?.repeat(4)} Capital`;
    const email = transferee.user.email;
    const reported = accepted(
      await reportTransferAs(by, id, { amount: rupees(amount), on, name, email }),
    );
    accepted(await agreeAs(transferee, reported.body.id));
    const { body } = accepted(await withTransfer(meera, reported.body.id, 'accept'));
    const number = body.to?.claimNumber ?? '';
    const { stays, goes } = transferred(last, amount, on);
    drawn.decisions.push(stays);
    drawn.gone = { on, amount, to: number };
    further.push({
      ...drawn,
      number,
      name,
      versions: [{ claimed: amount, changedOn: null }],
      decisions: [goes],
      came: { on, amount, from: drawn.number },
      gone: null,
    });
  }
  return further;
}

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  meera = await signUp('ip_admin', address);
  transferee = await signUp('claimant', address);
  claimants = await Promise.all(Array.from({ length: 40 }, () => signUp('claimant', address)));
  const { commencement, lastDate, request } = days;
  const facts = {
    commencementDate: commencement,
    lastDateForClaims: lastDate,
    rfrpDate: request,
    debtorName: 'Setu Cabs Private Limited',
  };
  accepted(await ask(meera, 'PATCH', 'case', facts));
  await file();
  await forEach(filed, editAndDecide);
  const further = await transferSome();
  claims = [...plans.map(({ drawn }) => drawn), ...further];
});
afterAll(() => portal.remove());

async function download(number: number, query: string) {
  const answer = await fetch(`${meera.portal}/api/creditor-lists/${number}/download?${query}`, {
    headers: { Authorization: `Bearer ${meera.token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${answer.status}: ${bytes}`);
  return { bytes, parts: Number(answer.headers.get('x-list-parts')) };
}

const keys = (lines: readonly Line[]) =>
  Object.fromEntries(
    lines.map((line) => [`${line.annexure}/${line.slNo} ${line.claimNumber}`, line]),
  );

/** What a reader of JSON gets, of the parts that the oracle knows. */
function jsonSays(text: string, reckoned: Reckoned) {
  const told = JSON.parse(text);
  const [one] = reckoned.lines;
  const [first] = reckoned.summary;
  const known = <Whole extends object>(whole: Whole, of: object) =>
    Object.fromEntries(Object.keys(of).map((name) => [name, whole[name as keyof Whole]]));
  return {
    lines: keys(told.lines.map((line: Line) => known(line, one ?? {}))),
    summary: told.summary.map((sums: object) => known(sums, first ?? {})),
    base: told.votingBase,
  };
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The columns of the CSV that hold amounts, shares and days, by their heading. */
const csvColumns: Record<string, (line: Line) => string> = {
  'Claim number': (line) => line.claimNumber,
  Annexure: (line) => String(line.annexure),
  'Sl. No.': (line) => String(line.slNo),
  'Date of receipt': (line) => line.receivedOn,
  'Amount claimed': (line) => line.claimed,
  'Amount admitted': (line) => line.admitted,
  'Amount covered by security interest': (line) => line.securedAmount,
  'Amount covered by guarantee': (line) => line.guaranteedAmount,
  'Whether related party?': (line) => yesNo(line.relatedParty),
  '% of voting share in CoC': (line) => line.share ?? '',
  'Amount of contingent claim': (line) => line.contingent,
  'Amount of any mutual dues, that may be set-off': (line) => line.setOffAmount,
  'Amount of claim not admitted': (line) => line.notAdmitted,
  'Amount of claim under verification': (line) => line.underVerification,
};

const paise = (amount: number) => BigInt(Math.round(amount * 100));

/** The worth of a sum's formula, reckoned from its cells as a spreadsheet does. */
function worthOf(sheet: excel.Worksheet, formula: string): bigint {
  const terms = formula.matchAll(
    /([+-]?)SUM(?:IF\(A(\d+):A(\d+),">0",|\()([A-Z]+)(\d+):\4(\d+)\)/g,
  );
  let worth = 0n;
  let read = '';
  for (const [term, sign, first, last, column, from, to] of terms) {
    if (first) expect([first, last]).toEqual([from, to]);
    read += term;
    let sum = 0n;
    for (let row = Number(from); row <= Number(to); row += 1) {
      const { value } = sheet.getCell(`${column}${row}`);
      const numbered = typeof sheet.getCell(`A${row}`).value === 'number';
      if (typeof value === 'number' && (numbered || !first)) sum += paise(value);
    }
    worth += sign === '-' ? -sum : sum;
  }
  expect(read).toBe(formula);
  return worth;
}

const sheetColumns: Record<string, (line: Line) => string> = {
  'Amount claimed': (line) => line.claimed,
  'Amount admitted': (line) => line.admitted,
  'Amount covered by security interest': (line) => line.securedAmount,
  'Amount covered by guarantee': (line) => line.guaranteedAmount,
  'Amount of contingent claim': (line) => line.contingent,
  'Amount of any mutual dues, that may be set-off': (line) => line.setOffAmount,
  'Amount of claim not admitted': (line) => line.notAdmitted,
  'Amount of claim under verification': (line) => line.underVerification,
  '% of voting share in CoC': (line) => line.share ?? '0.00',
};

/** The cells and the recalculated totals of an annexure, by their headings; in paise and hundredths of a per cent. */
function sheetSays(sheet: excel.Worksheet, count: number) {
  const headings = new Map<string, number>();
  sheet.getRow(6).eachCell(({ value }, column) => headings.set(String(value), column));
  const last = sheet.getRow(sheet.rowCount);
  // Facilities stand below their line, by letters.
  const rows = Array.from({ length: sheet.rowCount - 7 }, (_, at) => sheet.getRow(7 + at)).filter(
    (row) => typeof row.getCell(1).value === 'number',
  );
  if (count > 0) expect(rows).toHaveLength(count);
  const told = Object.keys(sheetColumns).flatMap((heading) => {
    const column = headings.get(heading);
    if (!column) return [];
    const cells = rows.map((row) => rupees(paise(Number(row.getCell(column).value ?? 0))));
    const { value } = last.getCell(column);
    const formula = (value as { formula?: string } | null)?.formula;
    const total = count > 0 && formula ? rupees(worthOf(sheet, formula)) : null;
    return [[heading, { cells, total }] as const];
  });
  return Object.fromEntries(told);
}

function sheetShould(annexure: number, told: object, { lines, summary }: Reckoned) {
  const its = lines.filter((line) => line.annexure === annexure);
  const sums = summary[annexure - 1];
  const totals: Record<string, string | undefined> = {
    'Amount claimed': sums?.received.amount,
    'Amount admitted': sums?.admitted.amount,
    'Amount covered by security interest': sums?.securedAmount,
    'Amount covered by guarantee': sums?.guaranteedAmount,
    'Amount of contingent claim': sums?.contingent,
    'Amount of any mutual dues, that may be set-off': sums?.setOffAmount,
    'Amount of claim not admitted': sums?.notAdmitted,
    'Amount of claim under verification': sums?.underVerification,
  };
  return Object.fromEntries(
    Object.entries(sheetColumns)
      .filter(([heading]) => heading in told)
      .map(([heading, of]) => [
        heading,
        { cells: its.map(of), total: its.length > 0 ? (totals[heading] ?? null) : null },
      ]),
  );
}

/** As it is printed: 12,34,567.89. */
function grouped(amount: string) {
  const [whole = '', part = ''] = amount.split('.');
  const last = whole.slice(-3);
  const before = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${before ? `${before},` : ''}${last}.${part}`;
}

const amountsOf = (line: Line, has: (heading: string) => boolean) =>
  Object.entries(sheetColumns)
    .filter(([heading]) => heading !== '% of voting share in CoC' && has(heading))
    .map(([, of]) => grouped(of(line)));

test.each(listedAgo)(
  `the list of four hundred claims drawn by seed ${seed} says what the law does, as on %i days ago`,
  async (ago) => {
    const asOn = daysAfter(today(), -ago);
    const reckoned = reckon(claims, asOn);
    const { number } = await madeListAs(meera, asOn);

    const json = (await download(number, 'format=json')).bytes.toString('utf8');
    expect(jsonSays(json, reckoned)).toEqual({
      lines: keys(reckoned.lines),
      summary: reckoned.summary,
      base: reckoned.base,
    });

    const csv = (await download(number, 'format=csv')).bytes.toString('utf8');
    const { data } = parse<Record<string, string>>(csv.replace(/^\uFEFF/, '').trimEnd(), {
      header: true,
    });
    const names = Object.keys(csvColumns);
    expect(data.map((row) => names.map((name) => row[name]))).toEqual(
      reckoned.lines.map((line) => names.map((name) => csvColumns[name]?.(line))),
    );

    const book = new excel.Workbook();
    const xlsx = (await download(number, 'format=xlsx')).bytes;
    await book.xlsx.load(xlsx as unknown as ArrayBuffer);
    for (const { annexure, lines } of reckoned.summary) {
      const sheet = book.getWorksheet(`Annexure ${annexure}`) as excel.Worksheet;
      const told = sheetSays(sheet, lines);
      expect([annexure, told]).toEqual([annexure, sheetShould(annexure, told, reckoned)]);
    }

    const committee: Committee = await committeeAs(meera, number);
    const voters = committee.members.filter(({ kind }) => kind === 'financial');
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(
      voters
        .map(({ name, debt, votingDebt, share, claims: many = 1 }) => ({
          name,
          debt,
          votingDebt,
          share,
          claims: many,
        }))
        .sort(byName),
    ).toEqual([...reckoned.voters].sort(byName));
    const [ofClass = null] = committee.members.filter(({ kind }) => kind === 'class');
    expect(
      ofClass && { debt: ofClass.debt, votingDebt: ofClass.votingDebt, share: ofClass.share },
    ).toEqual(reckoned.inClass);
    expect(committee.base).toBe(reckoned.base);

    const first = await download(number, 'format=pdf');
    let text = textOfPdf(first.bytes);
    for (let part = 2; part <= first.parts; part += 1)
      text += ` ${textOfPdf((await download(number, `format=pdf&part=${part}`)).bytes)}`;
    const printed = new Map<string, number>();
    for (const [amount] of text.matchAll(/(?<![\d,₹])[\d,]+\.\d\d(?!\d)/g))
      printed.set(amount, (printed.get(amount) ?? 0) + 1);
    const wanted = new Map<string, number>();
    for (const line of reckoned.lines)
      for (const amount of amountsOf(line, () => line.annexure !== 7))
        wanted.set(amount, (wanted.get(amount) ?? 0) + 1);
    for (const { facilities = [] } of reckoned.lines)
      for (const { claimed, admitted, securities } of facilities)
        for (const amount of [claimed, admitted, ...securities.flatMap(({ value }) => value ?? [])])
          wanted.set(grouped(amount), (wanted.get(grouped(amount)) ?? 0) + 1);
    const lacking = [...wanted].filter(([amount, count]) => (printed.get(amount) ?? 0) < count);
    expect(lacking).toEqual([]);
    const sums = reckoned.summary.map((one) => [
      one.received.amount,
      one.admitted.amount,
      one.contingent,
      one.notAdmitted,
      one.underVerification,
      one.transferred,
      one.securedAmount,
      one.guaranteedAmount,
      one.setOffAmount,
    ]);
    const totals = sums[0]?.map((_, at) => rupees(sum(sums.map((of) => paise(Number(of[at]))))));
    const known = new Set([
      // What all shares together are said to be.
      '100.00',
      ...wanted.keys(),
      ...sums.flat().map(grouped),
      ...(totals ?? []).map(grouped),
      ...reckoned.lines.flatMap((line) => [
        ...amountsOf(line, () => true),
        grouped(line.transferred),
        grouped(line.votingDebt ?? '0.00'),
        line.share ?? '0.00',
      ]),
    ]);
    const strange = [...printed.keys()].filter((amount) => !known.has(amount));
    expect(strange).toEqual([]);
  },
);
