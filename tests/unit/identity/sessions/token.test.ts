import { randomBytes, randomUUID } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { NextRequest } from 'next/server';
import { getToken, encode as nextAuthEncode } from 'next-auth/jwt';
import { decode, encode, readToken, tokenFor } from '@/lib/identity/sessions/token';

const secret = 'a-secret-of-the-portal-0123456789-abcdef';
const sid = randomUUID();

it('a session token is read by the portal, and by next-auth from a cookie', async () => {
  const made = await encode({ token: { sid, role: 'claimant' }, secret });
  expect(await readToken(secret, made)).toEqual({ sid, role: 'claimant' });
  const token = await tokenFor(secret, sid, 'ip_admin');
  expect(await readToken(secret, token)).toEqual({ sid, role: 'ip_admin' });
  const req = new NextRequest('http://portal/', { headers: { Cookie: `session=${token}` } });
  const read = await getToken({ req, secret, cookieName: 'session', decode });
  expect(read).toMatchObject({ sid, role: 'ip_admin' });
});

it('a session token ends after twelve hours', async () => {
  const token = await tokenFor(secret, sid, 'claimant');
  const { iat = 0, exp } = await decode({ secret, token });
  expect(exp).toBe(iat + 12 * 60 * 60);
});

/** The token with one character of one of its five parts changed. */
function damaged(token: string, part: number) {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  parts[part] = (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
  return parts.join('.');
}

it.each([0, 2, 3, 4])('a session token with part %d changed is not read', async (part) => {
  const token = await tokenFor(secret, sid, 'ip_admin');
  expect(await readToken(secret, damaged(token, part))).toBeNull();
});

const key = randomBytes(32);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const foreign: [string, () => Promise<string>][] = [
  ['of another secret', () => tokenFor(`${secret}.`, sid, 'ip_admin')],
  ['that has expired', () => encode({ token: { sid, role: 'ip_admin' }, secret, maxAge: -60 })],
  ['that names no session', () => encode({ token: { role: 'ip_admin' }, secret })],
  ['with an unknown role', () => encode({ token: { sid, role: 'owner' }, secret })],
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
  ['that next-auth made', () => nextAuthEncode({ token: { sid, role: 'ip_admin' }, secret })],
  ['that is a plain word', async () => 'token'],
  ['that is empty', async () => ''],
];

it.each(foreign)('a session token %s is not read', async (_, make) => {
  expect(await readToken(secret, await make())).toBeNull();
});
