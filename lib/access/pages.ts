import { may } from './permissions';
import { isProfessional, type Role } from './role';

const forClaimants = /^\/(claim|preferences|security)(\/|$)/;
const forProfessionals =
  /^\/ip\/(dashboard|verify|claim|enter|creditors|figures|files|post|preferences|security)(\/|$)/;
const forAdministrators = [
  { pages: /^\/ip\/case(\/|$)/, permission: 'case.edit' },
  { pages: /^\/ip\/mail(\/|$)/, permission: 'mail.manage' },
  { pages: /^\/ip\/accounts(\/|$)/, permission: 'account.manage' },
  { pages: /^\/ip\/take-in(\/|$)/, permission: 'case.takeIn' },
] as const;

/** The second list includes all pages below its own. A page that no list names exists for nobody. */
const forEverybody =
  /^\/(login|register|forgot-password|reset-password|confirm-email|signed-out|offline|help|our-mail|ip|ip\/login|ip\/register)?$/;
const openWithAllBelow = /^\/(check|creditors|language|schemas|trial\/outbox)(\/|$)/;

function areaOf(path: string): { login: string; has(role: Role): boolean } | undefined {
  if (forClaimants.test(path)) return { login: '/login', has: (role) => !isProfessional(role) };
  if (forProfessionals.test(path)) return { login: '/ip/login', has: isProfessional };
  const area = forAdministrators.find(({ pages }) => pages.test(path));
  return area && { login: '/ip/login', has: (role) => may(role, area.permission) };
}

/** What a visitor gets: `open`, `absent`, or where to sign in first. Every new page needs an entry in a list above. */
export function pageAccess(
  path: string,
  role: Role | undefined,
): 'open' | 'absent' | { login: string } {
  const area = areaOf(path);
  if (!area) return forEverybody.test(path) || openWithAllBelow.test(path) ? 'open' : 'absent';
  if (!role) return { login: area.login };
  return area.has(role) ? 'open' : 'absent';
}
