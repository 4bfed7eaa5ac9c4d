import '@/tests/support/portal/settings';
import { errorOf, errorResponse } from '@/lib/http/response/respond';
import { PortalError } from '@/lib/platform/errors';

const secret = 'duplicate key value: (email)=(asha@example.in)';

test.each([
  ['an error', new Error(secret)],
  ['an error inside another', new Error('failed', { cause: new Error(secret) })],
  ['a text', secret],
  ['an error of the database', Object.assign(new Error(secret), { code: '23505', detail: secret })],
  ['a lost connection', Object.assign(new Error(secret), { code: 'ECONNREFUSED' })],
])('the caller learns nothing of the text when the code throws %s', async (_, thrown) => {
  const answer = errorResponse(errorOf(thrown));
  expect(answer.status).toBeGreaterThanOrEqual(500);
  const body = await answer.json();
  expect(body).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(JSON.stringify([body, ...answer.headers])).not.toMatch(/duplicate|asha|failed/);
});

test('the caller gets an error of the portal with its own status and sentence', async () => {
  const answer = errorResponse(new PortalError('email_taken'));
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { code: 'email_taken', message: 'An account with this email already exists' },
  ]);
});
