import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { sessionCookieName } from '@/lib/auth/cookie-name';
import { pageAccess } from '@/lib/auth/pages';
import { isProfessional, type Role } from '@/lib/auth/permissions';

/** Pages by role, before anything is drawn: a convenience for people. The API trusts none of it. */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const role = await roleOf(request);
  const headers = new Headers(request.headers);
  headers.delete('x-portal-side');
  headers.delete('x-portal-role');
  if (/^\/ip(\/|$)/.test(pathname) || (pathname === '/' && role && isProfessional(role))) {
    headers.set('x-portal-side', 'ip');
  }
  if (role) headers.set('x-portal-role', role);
  const access = pageAccess(pathname, role);
  if (access === 'open') return NextResponse.next({ request: { headers } });
  if (access === 'absent') {
    return NextResponse.rewrite(new URL('/not-found-for-this-role', request.url), {
      request: { headers },
    });
  }
  const login = new URL(access.login, request.url);
  login.searchParams.set('next', `${pathname}${search}`);
  return NextResponse.redirect(login);
}

async function roleOf(request: NextRequest): Promise<Role | undefined> {
  const names = [true, false].map(sessionCookieName);
  const cookieName = names.find((name) => request.cookies.has(name));
  if (!cookieName) return undefined;
  const token = await getToken({ req: request, secret: process.env.AUTH_SECRET, cookieName }).catch(
    () => null,
  );
  return token?.role as Role | undefined;
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|api$|_next/|icon\\.svg|favicon\\.ico|.*\\.(?:png|svg|woff2)$).*)'],
};
