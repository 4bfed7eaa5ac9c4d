import { listCodesOfClaim } from '@/lib/access/limits';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Standing } from '@/lib/creditor-lists/look-up/standing';
import { daysAfter } from '@/lib/format/days';
import { keyOf } from '@/lib/platform/rate-limit';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  decideListAs,
  determinedAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import type { OwnPortal } from '@/tests/support/portal/own-portal';
import { type PostOffice, portalWithMail } from '@/tests/support/portal/portal-with-mail';
import { until } from '@/tests/support/until';

let office: PostOffice;
let portal: OwnPortal;
let address: string;
let meera: TestPerson;

/** A claimant, with a proven address unless told otherwise. */
async function person(role: TestRole = 'claimant', proven = true) {
  const one = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = CASE WHEN $2 THEN now() END WHERE id = $1`,
    [one.user.id, proven],
  );
  return one;
}

interface Listed {
  asha: TestPerson;
  claim: PresentedClaim;
}

/** People with a claim each, in a list that is published. */
async function listed(count: number, decide?: (claim: PresentedClaim) => Promise<void>) {
  const found: Listed[] = [];
  for (let at = 0; at < count; at += 1) {
    const asha = await person();
    const claim = await createClaimAs(asha, 'form_d', { fullName: 'Asha Ramaswamy' });
    await decide?.(claim);
    found.push({ asha, claim });
  }
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  return found;
}

const post = <Body>(path: string, body: unknown, from = someAddress()) =>
  call<Body & { code?: string; message?: string }>(
    'POST',
    `${address}/api/public/creditor-lists/look-ups${path}`,
    { body, headers: { 'X-Forwarded-For': from } },
  );

const askFor = (claimNumber: string, from?: string) =>
  post<{ lookUp: string }>('', { claimNumber }, from);
const answerTo = (lookUp: string, code: string) => post<Standing>('/answer', { lookUp, code });

const codesTo = ({ user }: TestPerson) =>
  office
    .to(user.email)
    .flatMap(({ text }) =>
      [...text.matchAll(/CLM-\d+-\d+: (\d{4} \d{4})/g)].map(([, code]) => code),
    );

/** How many letters brought this claimant a code: each says it twice, as plain text and as a page. */
const codeLettersTo = ({ user }: TestPerson) =>
  office.to(user.email).filter(({ text }) => /CLM-\d+-\d+: \d{4} \d{4}/.test(text)).length;

/** The code in the next letter to this claimant. */
const nextCode = (to: TestPerson, before: number) => until(async () => codesTo(to)[before]);

async function askedAndTold({ asha, claim }: Listed) {
  const before = codesTo(asha).length;
  const { body } = await askFor(claim.claimNumber);
  return { lookUp: body.lookUp, code: await nextCode(asha, before) };
}

let people: Listed[];
let unproven: Listed;

beforeAll(async () => {
  ({ office, portal } = await portalWithMail({
    IP_SECOND_FACTOR: 'offered',
    TRUSTED_PROXIES: '127.0.0.1',
  }));
  ({ address } = await portal.start());
  meera = await person('ip_admin');
  const stranger = await person('claimant', false);
  unproven = { asha: stranger, claim: await createClaimAs(stranger, 'form_d') };
  people = await listed(11, async (claim) => {
    const amount = String(claim.claimData.bonusAmount);
    await determinedAs(meera, claim, [{ head: 'bonusAmount', claimed: amount, admitted: amount }], {
      workman: true,
    });
  });
});
afterAll(() => portal.remove());

const one = () => {
  const found = people.pop();
  if (!found) throw new Error('nobody is left');
  return found;
};

test('a person who reads a claim’s mail sees its published line, and no more', async () => {
  const { asha, claim } = one();
  const typed = ` ${claim.claimNumber.toLowerCase().replaceAll('-', ' ')} `;
  const { body: asked } = await askFor(typed);
  const code = await nextCode(asha, 0);
  const { status, body, text } = await answerTo(asked.lookUp, code ?? '');
  expect(status).toBe(200);
  const bonus = String(claim.claimData.bonusAmount);
  expect(body).toMatchObject({
    claimNumber: claim.claimNumber,
    list: { number: 1 },
    absence: null,
    total: 1,
    lines: [
      {
        annexure: 5,
        name: 'A. R.',
        claimed: claim.claimAmount,
        admitted: Number(bonus).toFixed(2),
      },
    ],
  });
  expect(text).not.toMatch(/Ramaswamy|claimId|example\.in/);
  const shown = await call<{ rows: object[] }>(
    'GET',
    `${address}/api/public/creditor-lists/1/rows?search=${claim.claimNumber}`,
  );
  expect(body.lines).toEqual(shown.body.rows);
});

test('a list of an earlier day that is published later is not used for a look-up', async () => {
  const found = one();
  const { number } = await madeListAs(meera, daysAfter(today(), -1));
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const { lookUp, code } = await askedAndTold(found);
  expect((await answerTo(lookUp, code ?? '')).body).toMatchObject({
    list: { number: 1, asOn: today() },
    absence: null,
    total: 1,
  });
  await decideListAs(meera, number, 'withdrawn');
});

test('an unknown number and a claim without a proven address are answered alike and get no letter', async () => {
  const { claim } = one();
  const answers = await Promise.all(
    [claim.claimNumber, 'CLM-2026-987654', unproven.claim.claimNumber].map((number) =>
      askFor(number),
    ),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['lookUp']);
    expect(body.lookUp).toHaveLength(32);
  }
  await until(async () => {
    const { rowCount } = await portal.database.query(
      `SELECT FROM list_look_ups WHERE NOT queued UNION ALL SELECT FROM mail_queue WHERE kind = 'list_code' AND sent_at IS NULL`,
    );
    return rowCount === 0 || undefined;
  });
  expect(codesTo(unproven.asha)).toEqual([]);
  // A code may come after many letters that have a day in law.
  const { rows } = await portal.database.query(
    `SELECT expires_at > now() + interval '23 hours' AS waits FROM list_look_ups WHERE code_hash IS NULL`,
  );
  expect(rows.map(({ waits }) => waits)).toEqual(rows.map(() => true));
  const wrong = await Promise.all(answers.map(({ body }) => answerTo(body.lookUp, '00000000')));
  expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([wrong[0]?.status, wrong[0]?.body.code]).toEqual([400, 'dead_list_code']);
});

test('a text that cannot be a claim number is refused at once', async () => {
  for (const number of ['', 'CLM', 'CLM-2026-1', "CLM-2026-000001' OR 1=1", 'x'.repeat(41)])
    expect([number, (await askFor(number)).status]).toEqual([number, 400]);
});

test('a code works once, also on two pages at the same moment', async () => {
  const found = one();
  const first = await askFor(found.claim.claimNumber);
  const code = await nextCode(found.asha, 0);
  const second = await askedAndTold(found);
  // A live code is sent again, and works on both pages.
  expect(second.code).toBe(code);
  const both = await Promise.all(
    [first.body.lookUp, second.lookUp, first.body.lookUp, second.lookUp].map((lookUp) =>
      answerTo(lookUp, second.code ?? ''),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect((await answerTo(second.lookUp, second.code ?? '')).status).toBe(400);
});

test('a code expires after 24 hours, and one that was used is not sent again', async () => {
  const found = one();
  const { lookUp, code } = await askedAndTold(found);
  const { rows } = await portal.database.query(
    `SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM list_look_ups WHERE claim_number = $1`,
    [found.claim.claimNumber],
  );
  expect(Number(rows[0].hours)).toBeGreaterThan(23.9);
  expect(Number(rows[0].hours)).toBeLessThanOrEqual(24);
  await portal.database.query(
    'UPDATE list_look_ups SET expires_at = now() WHERE claim_number = $1',
    [found.claim.claimNumber],
  );
  expect((await answerTo(lookUp, code ?? '')).status).toBe(400);
  const next = await askedAndTold(found);
  expect(next.code).not.toBe(code);
  expect((await answerTo(next.lookUp, next.code ?? '')).status).toBe(200);
  expect((await askedAndTold(found)).code).not.toBe(next.code);
});

test('after five wrong guesses at once a page refuses the right code, and another page takes it', async () => {
  const found = one();
  const stranger = await askFor(found.claim.claimNumber);
  await nextCode(found.asha, 0);
  const { lookUp, code } = await askedAndTold(found);
  const wrong = String((Number((code ?? '').replace(' ', '')) + 1) % 10 ** 8).padStart(8, '0');
  await Promise.all(Array.from({ length: 5 }, () => answerTo(stranger.body.lookUp, wrong)));
  expect((await answerTo(stranger.body.lookUp, code ?? '')).status).toBe(400);
  expect((await answerTo(lookUp, code ?? '')).status).toBe(200);
});

// Otherwise whoever has many networks could ask for as many pages, with five tries each for one and the same code.
test('the code of one claim can be tried ten thousand times a day, from whatever pages and networks', async () => {
  const found = one();
  const { lookUp, code } = await askedAndTold(found);
  const tried = await askFor(found.claim.claimNumber);
  await portal.database.query(
    `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)`,
    [keyOf(listCodesOfClaim, found.claim.claimNumber), listCodesOfClaim.limit - 1],
  );
  expect((await answerTo(tried.body.lookUp, '00000000')).status).toBe(400);
  expect((await answerTo(lookUp, code ?? '')).status).toBe(429);
  const other = one();
  const next = await askedAndTold(other);
  expect((await answerTo(next.lookUp, next.code ?? '')).status).toBe(200);
});

test('a stranger causes two letters of an hour, and uses up nobody’s code', async () => {
  const { asha, claim } = one();
  const noted = () =>
    until(async () => {
      const { rowCount } = await portal.database.query(
        `SELECT FROM list_look_ups WHERE NOT queued
         UNION ALL SELECT FROM mail_queue WHERE kind = 'list_code' AND sent_at IS NULL`,
      );
      return rowCount === 0 || undefined;
    });
  for (const from of [someAddress(), someAddress(), someAddress()])
    for (let at = 0; at < 4; at += 1) {
      expect((await askFor(claim.claimNumber, from)).status).toBe(200);
      await noted();
    }
  expect(new Set(codesTo(asha)).size).toBe(1);
  expect(codeLettersTo(asha)).toBe(2);
  const { rowCount } = await portal.database.query(
    'SELECT FROM list_look_ups WHERE claim_number = $1',
    [claim.claimNumber],
  );
  // Those for whom nobody is written to any more take the live code too.
  expect(rowCount).toBe(12);
  // The owner gets no letter any more, and needs none.
  const { body } = await askFor(claim.claimNumber);
  await noted();
  expect(codeLettersTo(asha)).toBe(2);
  expect((await answerTo(body.lookUp, codesTo(asha)[0] ?? '')).status).toBe(200);
});

test('the database stores neither the code nor the page of a look-up in readable form', async () => {
  const found = one();
  const { lookUp, code } = await askedAndTold(found);
  const { rows } = await portal.database.query(
    `SELECT k::text AS row, encode(handle_hash, 'escape') AS handle FROM list_look_ups k`,
  );
  const text = JSON.stringify(rows);
  expect(text).not.toContain(lookUp);
  expect(text).not.toContain((code ?? 'no code').replace(' ', ''));
});

test('a claim that is not in the list is told why, and a withdrawn list tells nothing', async () => {
  const [early, late] = [one(), await person()];
  const gone = await person();
  const taken = await createClaimAs(gone, 'form_d');
  const later = { asha: late, claim: await createClaimAs(late, 'form_d') };
  const ofLater = await askedAndTold(later);
  expect((await answerTo(ofLater.lookUp, ofLater.code ?? '')).body).toMatchObject({
    list: { number: 1 },
    absence: 'received_later',
    lines: [],
  });
  await call('POST', `${address}/api/claims/${taken.id}/withdraw`, {
    token: gone.token,
    body: { reason: 'Paid.' },
  });
  const ofTaken = await askedAndTold({ asha: gone, claim: taken });
  await portal.database.query(
    `UPDATE claims SET submitted_at = now() - interval '30 days' WHERE id = $1`,
    [taken.id],
  );
  expect((await answerTo(ofTaken.lookUp, ofTaken.code ?? '')).body.absence).toBe('withdrawn');

  const before = await askedAndTold(early);
  await decideListAs(meera, 1, 'withdrawn');
  expect((await answerTo(before.lookUp, before.code ?? '')).body).toMatchObject({
    list: null,
    absence: 'none_published',
    lines: [],
    total: 0,
  });
});

test('who is in a named class reads which', async () => {
  await ask(meera, 'PUT', 'case/classes', { classes: [{ name: 'Allottees of Tower A' }] });
  const owner = await person();
  const claim = await admittedAs(owner, meera, 'form_ca', 'A', '10.00', { classNumber: 1 });
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const { lookUp, code } = await askedAndTold({ asha: owner, claim });
  const { body } = await answerTo(lookUp, code ?? '');
  expect(body.lines).toMatchObject([
    { creditorClass: { number: 1, name: 'Allottees of Tower A' }, shareInClass: '100.00' },
  ]);
});
