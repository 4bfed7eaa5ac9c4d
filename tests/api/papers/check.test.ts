import { createHash } from 'node:crypto';
import { checksFromAddress } from '@/lib/access/limits';
import type { CheckedPaper } from '@/lib/papers/present';
import { networkOf } from '@/lib/platform/network';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { madePaper } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call, someAddress, urlOf } from '@/tests/support/http/api';

let asha: TestPerson;

beforeAll(async () => {
  asha = await signUp();
});

afterAll(() => database.end());

const check = (code: string, headers = {}) =>
  call<CheckedPaper & { code?: string; message?: string }>(
    'GET',
    `/api/papers/check/${encodeURIComponent(code)}`,
    { headers },
  );

/** The check page, opened without an account. */
async function page(code: string, language = 'en') {
  const response = await fetch(urlOf(`/check/${encodeURIComponent(code)}`), {
    headers: { Cookie: `claimantLanguage=${language}`, 'X-Forwarded-For': someAddress() },
  });
  return { status: response.status, html: await response.text() };
}

const unknown = 'ABCD-EFGH-JKMN-PQRS-TVWX';

test('an unknown check code and an impossible one are answered alike', async () => {
  const answers = await Promise.all(
    [unknown, 'x', '🧾', ' ', '%00', 'A'.repeat(4000), "' OR true --"].map((code) => check(code)),
  );
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([404, 'Paper not found']);
  expect((await page(unknown)).status).toBe(404);
});

test('a network that tries too many check codes is stopped, and other networks are not', async () => {
  const from = someAddress();
  const key = createHash('sha256').update(networkOf(from)).digest('base64url');
  await database.query(
    'INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)',
    [`${checksFromAddress.name}:${key}`, checksFromAddress.limit],
  );
  const refused = await check(unknown, { 'X-Forwarded-For': from });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect((await check(unknown)).status).toBe(404);
});

test('a check code shows what to compare with the paper, and nothing else', async () => {
  const claim = await createClaimAs(asha, 'form_d', { claimAmount: '125000.50' });
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  const code = paper.checkCode ?? '';
  const told = {
    kind: 'acknowledgement',
    claimNumber: claim.claimNumber,
    amount: '125000.50',
    issuedAt: paper.madeAt,
    replaced: false,
  };
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
  ])
    expect((await check(typed)).body).toEqual(told);
  await edit(asha, claim.id, { claimData: { claimAmount: '77000.00' } });
  expect((await check(code)).body).toEqual({ ...told, replaced: true });
});

test('the check page shows the same in both languages, and is not indexed by search engines', async () => {
  const claim = await createClaimAs(asha, 'form_d', { claimAmount: '125000.50' });
  const { checkCode } = await madePaper(asha, claim.id, 'acknowledgement');
  const english = await page((checkCode ?? '').replaceAll('-', ' '));
  expect(english.html).toContain('This paper is genuine: it is from this portal');
  expect(english.html).toContain('₹1,25,000.50');
  expect(english.html).toContain(claim.claimNumber);
  expect(english.html).toMatch(/<meta name="robots" content="noindex/);
  expect((await page(checkCode ?? '', 'hi')).html).toContain('यह पत्र असली है: इसी पोर्टल का है');
  for (const secret of [claim.creditorName, claim.id, asha.user.email, asha.user.phone ?? 'none'])
    expect(english.html).not.toContain(secret);
});
