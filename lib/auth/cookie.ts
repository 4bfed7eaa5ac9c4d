import { env } from '@/lib/env';
import { sessionCookieName } from './cookie-name';
import { sessionSeconds } from './token';

const overTls = () => env().APP_URL.startsWith('https:');

const cookie = (value: string, seconds: number) =>
  [
    `${sessionCookieName(overTls())}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(overTls() ? ['Secure'] : []),
  ].join('; ');

/** The Set-Cookie value that lets pages know of a sign-in. The API never reads it. */
export const sessionCookie = (token: string) => cookie(token, sessionSeconds);

/** The Set-Cookie value that makes the browser forget the sign-in. */
export const clearedSessionCookie = () => cookie('', 0);
