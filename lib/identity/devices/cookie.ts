import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { overTls } from '@/lib/identity/sessions/cookie-name';
import { deviceDays } from './known-devices';

const name = () => `${overTls() ? '__Host-' : ''}daava.device`;

/** What a browser that signed in before says it is; undefined for any other. */
export function deviceIn(request: NextRequest) {
  const value = request.cookies.get(name())?.value;
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** What a browser that has nothing yet is to say from now on. */
export const newDevice = () => randomBytes(32).toString('base64url');

/** The Set-Cookie value by which a browser is known when it signs in again. Nothing but signing in reads it. */
export const deviceCookie = (device: string) =>
  [
    `${name()}=${device}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${deviceDays * 24 * 60 * 60}`,
    ...(overTls() ? ['Secure'] : []),
  ].join('; ');
