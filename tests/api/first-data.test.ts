import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

const document = { 'Sec-Fetch-Dest': 'document' };

/** A page as the browser of this signed-in person asks for it. */
const pageFor = ({ token }: TestPerson, path: string, headers: Record<string, string> = document) =>
  call('GET', path, { headers: { Cookie: `next-auth.session-token=${token}`, ...headers } });

test('a page is rendered with the data of the person in its cookie, and must not be stored', async () => {
  const asha = await signUp();
  const { id, claimNumber } = await createClaimAs(asha, 'form_d');
  for (const path of ['/', `/claim/${id}`]) {
    const { status, text, headers } = await pageFor(asha, path);
    expect([path, status, text.includes(claimNumber)]).toEqual([path, 200, true]);
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

test('a page shows identifiers masked, as the API does', async () => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha, 'form_d');
  const typed = claimBodyOf('form_d').claimData.panNumber;
  const { text } = await pageFor(asha, `/claim/${id}`);
  const shown = await call<{ claimData: Record<string, string> }>('GET', `/api/claims/${id}`, asha);
  const { panNumber } = shown.body.claimData;
  expect(panNumber).not.toBe(typed);
  expect(text).toContain(panNumber);
  expect(text).not.toContain(typed);
});

test('a page has no data for navigation within the app, for another person, or after the session', async () => {
  const [asha, ravi] = await Promise.all([signUp(), signUp()]);
  const { id, claimNumber } = await createClaimAs(asha, 'form_d');
  const holds = async (answer: Promise<{ text: string }>) =>
    (await answer).text.includes(claimNumber);
  expect(await holds(pageFor(asha, `/claim/${id}`))).toBe(true);
  expect(await holds(pageFor(asha, `/claim/${id}`, { 'Sec-Fetch-Dest': 'empty' }))).toBe(false);
  expect(await holds(pageFor(asha, `/claim/${id}`, {}))).toBe(false);
  expect(await holds(pageFor(ravi, `/claim/${id}`))).toBe(false);
  await rows('UPDATE users SET status = $2 WHERE id = $1::uuid', [asha.user.id, 'disabled']);
  expect(await holds(pageFor(asha, `/claim/${id}`))).toBe(false);
  await rows('UPDATE users SET status = $2 WHERE id = $1::uuid', [asha.user.id, 'active']);
  await rows('DELETE FROM sessions WHERE user_id = $1::uuid', [asha.user.id]);
  expect(await holds(pageFor(asha, `/claim/${id}`))).toBe(false);
});

test('a page whose address names no claim is rendered all the same', async () => {
  const asha = await signUp();
  for (const path of ['/claim/%00', '/claim/1', '/?page=999999&status=nothing&search=%00']) {
    expect([path, (await pageFor(asha, path)).status]).toEqual([path, 200]);
  }
});
