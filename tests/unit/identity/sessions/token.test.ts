import { randomBytes, randomUUID } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { decode, encode } from 'next-auth/jwt';
import { readToken, tokenFor } from '@/lib/identity/sessions/token';

const secret = 'a-secret-of-the-portal-0123456789-abcdef';
const sid = randomUUID();

it('reads what next-auth made, and next-auth reads ours', async () => {
  const theirs = await encode({ token: { sid, role: 'claimant' }, secret });
  expect(await readToken(secret, theirs)).toEqual({ sid, role: 'claimant' });
  const ours = await tokenFor(secret, sid, 'ip_admin');
  expect(await decode({ token: ours, secret })).toMatchObject({ sid, role: 'ip_admin' });
  expect(await readToken(secret, ours)).toEqual({ sid, role: 'ip_admin' });
});

/** The token with one character of one of its five parts changed. */
function damaged(token: string, part: number) {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  parts[part] = (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
  return parts.join('.');
}

it.each([0, 2, 3, 4])('does not read a token changed in part %d', async (part) => {
  const token = await tokenFor(secret, sid, 'ip_admin');
  expect(await readToken(secret, damaged(token, part))).toBeNull();
});

const key = randomBytes(32);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const foreign: [string, () => Promise<string>][] = [
  ['of another secret', () => tokenFor(`${secret}.`, sid, 'ip_admin')],
  ['that has expired', () => encode({ token: { sid, role: 'ip_admin' }, secret, maxAge: -60 })],
  ['that names no session', () => encode({ token: { role: 'ip_admin' }, secret })],
  ['with a role there is not', () => encode({ token: { sid, role: 'owner' }, secret })],
  [
    'that is not encrypted',
    async () => `${base64({ alg: 'none' })}.${base64({ sid, role: 'ip_admin' })}.`,
  ],
  [
    'that brings its own key',
    () =>
      new EncryptJWT({ sid, role: 'ip_admin' })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
  ],
  ['that is none', async () => 'token'],
  ['that is empty', async () => ''],
];

it.each(foreign)('does not read one %s', async (_, make) => {
  expect(await readToken(secret, await make())).toBeNull();
});
