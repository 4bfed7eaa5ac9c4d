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

/** The Set-Cookie value that lets pages know of a sign-in. The API never reads it. */
export const sessionCookie = (token: string) => cookie(token, sessionSeconds);

/** The Set-Cookie value that makes the browser forget the sign-in. */
export const clearedSessionCookie = () => cookie('', 0);

/**
 * The Set-Cookie header, if any is needed, after which pages know of the very sign-in that this
 * request's bearer token is of: browsers can lose the one of the two they keep and not the other.
 * Only for a request whose token was found alive.
 */
export function cookieToRestore(request: NextRequest): Record<string, string> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const present = request.cookies.get(sessionCookieName())?.value;
  return present === token ? {} : { 'Set-Cookie': sessionCookie(token) };
}
