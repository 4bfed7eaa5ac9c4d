import { may } from './permissions';
import { isProfessional, type Role } from './role';

const forClaimants = /^\/(claim|preferences|security)(\/|$)/;
const forProfessionals =
  /^\/ip\/(dashboard|verify|claim|enter|creditors|figures|files|post|preferences|security)(\/|$)/;
const forAdministrators = [
  { pages: /^\/ip\/case(\/|$)/, permission: 'case.edit' },
  { pages: /^\/ip\/mail(\/|$)/, permission: 'mail.manage' },
  { pages: /^\/ip\/accounts(\/|$)/, permission: 'account.manage' },
] as const;

/** Who has a page, of those that not everybody has; and where a stranger to it signs in. */
function areaOf(path: string): { login: string; has(role: Role): boolean } | undefined {
  if (forClaimants.test(path)) return { login: '/login', has: (role) => !isProfessional(role) };
  if (forProfessionals.test(path)) return { login: '/ip/login', has: isProfessional };
  const area = forAdministrators.find(({ pages }) => pages.test(path));
  return area && { login: '/ip/login', has: (role) => may(role, area.permission) };
}

/**
 * What a visitor gets of a page: it is open to them, it does not exist for their role, or they are
 * to sign in first and come back.
 */
export function pageAccess(
  path: string,
  role: Role | undefined,
): 'open' | 'absent' | { login: string } {
  const area = areaOf(path);
  if (!area) return 'open';
  if (!role) return { login: area.login };
  return area.has(role) ? 'open' : 'absent';
}
