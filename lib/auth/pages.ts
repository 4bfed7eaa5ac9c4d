import { isProfessional, type Role } from './permissions';

const forClaimants = /^\/claim(\/|$)/;
const forProfessionals = /^\/ip\/(dashboard|claim)(\/|$)/;

/**
 * What a visitor gets of a page: it is open to them, it does not exist for their role, or they are
 * to sign in first and come back.
 */
export function pageAccess(
  path: string,
  role: Role | undefined,
): 'open' | 'absent' | { login: string } {
  const side = forClaimants.test(path) ? 'claimant' : forProfessionals.test(path) ? 'ip' : 'anyone';
  if (side === 'anyone') return 'open';
  if (!role) return { login: side === 'ip' ? '/ip/login' : '/login' };
  return isProfessional(role) === (side === 'ip') ? 'open' : 'absent';
}
