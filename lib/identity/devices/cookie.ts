import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { overTls } from '@/lib/identity/sessions/cookie-name';
import { deviceDays } from './known-devices';

const name = () => `${overTls() ? '__Host-' : ''}daava.device`;

/** The mark of a browser that signed in before; undefined for any other. */
export function deviceIn(request: NextRequest) {
  const value = request.cookies.get(name())?.value;
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Makes a mark for a browser that has none. */
export const newDevice = () => randomBytes(32).toString('base64url');

/** The Set-Cookie value with a device's mark. Only signing in reads it. */
export const deviceCookie = (device: string) =>
  [
    `${name()}=${device}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${deviceDays * 24 * 60 * 60}`,
    ...(overTls() ? ['Secure'] : []),
  ].join('; ');
