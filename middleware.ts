import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { pageAccess } from '@/lib/access/pages';
import { isProfessional, type Role } from '@/lib/access/role';
import { pagePolicy } from '@/lib/http/server/page-policy';
import { overTls, sessionCookieName } from '@/lib/identity/sessions/cookie-name';
import { decode } from '@/lib/identity/sessions/token';

// Next 16 calls this file proxy.ts and still takes the former name. Rename it when Next drops that name.

/** Each page gets a policy of its own, with a nonce that Next reads from the request and puts on its scripts. */
export async function middleware(request: NextRequest) {
  const policy = pagePolicy({
    nonce: randomBytes(16).toString('base64'),
    https: overTls(),
    development: process.env.NODE_ENV === 'development',
  });
  const response = await pageFor(request, policy);
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  return response;
}

/** An address that no page has. */
const nowhere = '/not-found-for-this-role';

/** Pages by role, before anything is drawn: a convenience for people. The API trusts none of it. */
async function pageFor(request: NextRequest, policy: string) {
  const { pathname, search } = request.nextUrl;
  const role = await roleOf(request);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.delete('x-portal-side');
  headers.delete('x-portal-role');
  if (/^\/ip(\/|$)/.test(pathname) || (pathname === '/' && role && isProfessional(role))) {
    headers.set('x-portal-side', 'ip');
  }
  if (role) headers.set('x-portal-role', role);
  const access = pageAccess(pathname, role);
  // A rewrite may come back as a request of its own.
  if (access === 'open' || pathname === nowhere) {
    return NextResponse.next({ request: { headers } });
  }
  if (access === 'absent') {
    return NextResponse.rewrite(new URL(nowhere, request.url), { request: { headers } });
  }
  const login = new URL(access.login, request.url);
  login.searchParams.set('next', `${pathname}${search}`);
  return NextResponse.redirect(login);
}

async function roleOf(request: NextRequest): Promise<Role | undefined> {
  const cookieName = sessionCookieName();
  if (!request.cookies.has(cookieName)) return undefined;
  const secret = process.env.AUTH_SECRET;
  const token = await getToken({ req: request, secret, cookieName, decode }).catch(() => null);
  return token?.role as Role | undefined;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|api$|_next/|\\.well-known/|icons?(?:/|\\.svg$)|sw\\.js$|robots\\.txt$|manifest\\.webmanifest$|favicon\\.ico$).*)',
  ],
};
