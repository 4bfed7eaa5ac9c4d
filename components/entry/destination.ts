import { pageAccess } from '@/lib/access/pages';
import type { Role } from '@/lib/access/role';
import { homeOf, pathAfterSignIn, paths } from '@/lib/client/paths/paths';

/**
 * Gives the page after signing in: the one asked for, if it belongs to the role or a letter leads to it, else home. A browser that was sent
 * to sign in keeps the part of the page that was asked for in `hash`.
 */
export function destinationOf(role: Role, search: string, hash = '') {
  const asked = pathAfterSignIn(new URLSearchParams(search).get('next'), '');
  const next = asked && !asked.includes('#') ? `${asked}${hash}` : asked;
  const { pathname } = new URL(next, 'http://portal.invalid');
  if (pathname === paths.confirmEmail) return next;
  const restricted = pageAccess(pathname, undefined) !== 'open';
  return restricted && pageAccess(pathname, role) === 'open' ? next : homeOf(role);
}
