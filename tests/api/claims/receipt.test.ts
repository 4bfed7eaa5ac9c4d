import { randomUUID } from 'node:crypto';
import { formatMoney } from '@/lib/format/money';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { madePapers } from '@/tests/support/data/made-papers';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { letterAbout } from '@/tests/support/peers/outbox';

afterAll(() => database.end());

// The receipt waits for the acknowledgement, which it brings.

test('a claimant gets a receipt by mail with number, amount, Indian time and the next step', async () => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  const letter = await letterAbout(asha.user.email, `Your claim ${claim.claimNumber} has arrived`);
  expect(letter.text).toContain(`for ${formatMoney(claim.claimAmount)} on `);
  expect(letter.text).toContain('(India time)');
  expect(letter.text).toMatch(/checks it/);
  expect(letter.text).toMatch(/Last date for claims: .+ · How it arrived: Filed by the claimant/);
  expect(letter.text).toContain('Documents received with it: 0');
  expect(letter.text).toContain(`/claim/${claim.id}/receipt`);
});

test('a receipt is in the claimant’s language', async () => {
  const asha = await signUp();
  await call('PATCH', '/api/preferences', { token: asha.token, body: { language: 'hi' } });
  const { id, claimNumber } = await createClaimAs(asha);
  await madePapers(asha, id);
  const letter = await letterAbout(asha.user.email, `आपका दावा ${claimNumber} मिल गया है`);
  expect(letter.text).toContain('भारतीय समय');
});

test('a claim sent twice with one key gets one receipt', async () => {
  const asha = await signUp();
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = claimBodyOf('form_d');
  const send = () =>
    call<{ id: string }>('POST', '/api/claims', { token: asha.token, body, headers });
  const [first, again] = await Promise.all([send(), send()]);
  expect(first.status).toBe(201);
  expect(again.body.id).toBe(first.body.id);
  const queued = await rows(
    `SELECT FROM mail_queue WHERE user_id = $1 AND kind = 'claim_received'`,
    [asha.user.id],
  );
  expect(queued).toHaveLength(1);
});

test('a receipt contains no text that was typed into the claim', async () => {
  const asha = await signUp();
  const typed = 'Write to pay-me@example.org at once, it is urgent';
  const { id, claimNumber } = await createClaimAs(asha, 'form_d', { claimDescription: typed });
  await madePapers(asha, id);
  const letter = await letterAbout(asha.user.email, `Your claim ${claimNumber} has arrived`);
  expect(letter.text).not.toContain('pay-me@example.org');
});
