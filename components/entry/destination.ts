import { pageAccess } from '@/lib/access/pages';
import type { Role } from '@/lib/access/role';
import { homeOf, pathAfterSignIn, paths } from '@/lib/client/paths/paths';

/**
 * Where somebody goes after signing in: the page they had asked for, when it is one of the pages
 * of their role or the one that a letter led to, else home.
 */
export function destinationOf(role: Role, search: string) {
  const next = pathAfterSignIn(new URLSearchParams(search).get('next'), '');
  const { pathname } = new URL(next, 'http://portal.invalid');
  if (pathname === paths.confirmEmail) return next;
  const restricted = pageAccess(pathname, undefined) !== 'open';
  return restricted && pageAccess(pathname, role) === 'open' ? next : homeOf(role);
}
