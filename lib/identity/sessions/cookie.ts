import type { NextRequest } from 'next/server';
import { overTls, sessionCookieName } from './cookie-name';
import { sessionSeconds } from './token';

const cookie = (value: string, seconds: number) =>
  [
    `${sessionCookieName()}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(overTls() ? ['Secure'] : []),
  ].join('; ');

/** The Set-Cookie value by which pages know the session. The API never reads it. */
export const sessionCookie = (token: string) => cookie(token, sessionSeconds);

/** The Set-Cookie value that removes the session's cookie. */
export const clearedSessionCookie = () => cookie('', 0);

/** The Set-Cookie header that gives pages the session of a valid bearer token, if needed: a browser may lose one of the two. */
export function cookieToRestore(request: NextRequest): Record<string, string> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const present = request.cookies.get(sessionCookieName())?.value;
  return present === token ? {} : { 'Set-Cookie': sessionCookie(token) };
}
