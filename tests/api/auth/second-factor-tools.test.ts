import { randomBytes } from 'node:crypto';
import { masterKeysIn } from '@/lib/crypto/master-keys';
import { seal } from '@/lib/identity/authentication/seal-secret';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { bytesOf, codeNow, signInWith, withSecondFactor } from '@/tests/support/http/second-factor';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';

const someKey = () => randomBytes(32).toString('base64');
const keys = { DOCUMENT_KEY: someKey(), DOCUMENT_KEYS_OLD: someKey() };
const own = ownPortal(keys);

afterAll(async () => {
  await (await own).remove();
  await database.end();
});

it('a second factor opens under a former master key, and a rotation puts it under the present one', async () => {
  const portal = await own;
  const { address } = await portal.start();
  const asha = await signUp('claimant', address);
  const post = <T>(path: string, body: unknown) =>
    call<T>('POST', `${address}/api/auth/${path}`, { token: asha.token, body });
  const begun = await post<{ secret: string }>('second-factor', { password: asha.password });
  const { secret } = begun.body;
  await post('second-factor/confirm', { code: codeNow(secret) });
  const former = masterKeysIn({ DOCUMENT_KEY: keys.DOCUMENT_KEYS_OLD, DOCUMENT_KEYS_OLD: '' });
  const { sealedSecret, keyId } = seal(asha.user.id, bytesOf(secret), former);
  await portal.database.query('UPDATE second_factors SET sealed_secret = $1, key_id = $2', [
    sealedSecret,
    keyId,
  ]);
  const signIn = async () => {
    await portal.database.query('UPDATE second_factors SET last_step = 0');
    const { email } = asha.user;
    return (await post('login', { email, password: asha.password, code: codeNow(secret) })).status;
  };
  expect(await signIn()).toBe(200);
  const rotated = await runTool('documents-rotate', [], portal.environment);
  expect(rotated).toMatchObject({
    code: 0,
    said: expect.stringContaining('anew: 1 second factor'),
  });
  const kept = await portal.database.query<{ key_id: string }>('SELECT key_id FROM second_factors');
  expect(kept.rows).toEqual([{ key_id: masterKeysIn(keys).current.id }]);
  expect(await signIn()).toBe(200);
});

it('the command line resets a second factor and records it', async () => {
  const asha = await signUp();
  await withSecondFactor(asha);
  const tool = (address: string) => runTool('second-factor-reset', [address], process.env);
  expect(await tool('nobody@example.in')).toMatchObject({ code: 1, said: 'Account not found\n' });
  expect((await tool(asha.user.email)).code).toBe(0);
  expect((await call('GET', '/api/auth/me', { token: asha.token })).status).toBe(401);
  expect((await signInWith(asha)).status).toBe(200);
  const [entry] = await rows(
    `SELECT user_id, details->>'change' AS change FROM audit_entries
     WHERE details->>'userId' = $1 ORDER BY id DESC LIMIT 1`,
    [asha.user.id],
  );
  expect(entry).toEqual({ user_id: null, change: 'second_factor_reset' });
});
