import { pageAccess } from '@/lib/access/pages';
import type { Role } from '@/lib/access/role';
import { homeOf, pathAfterSignIn, paths } from '@/lib/client/paths/paths';

/** Gives the page after signing in: the one asked for, if it belongs to the role or a letter leads to it, else home. */
export function destinationOf(role: Role, search: string) {
  const next = pathAfterSignIn(new URLSearchParams(search).get('next'), '');
  const { pathname } = new URL(next, 'http://portal.invalid');
  if (pathname === paths.confirmEmail) return next;
  const restricted = pageAccess(pathname, undefined) !== 'open';
  return restricted && pageAccess(pathname, role) === 'open' ? next : homeOf(role);
}
