import { isProfessional, type Role } from '@/lib/access/role';
import type { CreditorType } from '@/lib/forms/definitions/field';

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  help: '/help',
  signedOut: '/signed-out',
  preferences: '/preferences',
  security: '/security',
  confirmEmail: '/confirm-email',
  newClaim: '/claim/new',
  newClaimOf: (type: CreditorType) => `/claim/new?type=${type}&step=2`,
  claim: (id: string) => `/claim/${id}`,
  receipt: (id: string) => `/claim/${id}/receipt`,
  editClaim: (id: string) => `/claim/${id}/edit`,
  ipPortal: '/ip',
  ipLogin: '/ip/login',
  ipRegister: '/ip/register',
  ipDashboard: '/ip/dashboard',
  ipVerify: '/ip/verify',
  ipEnter: '/ip/enter',
  ipTakeIn: '/ip/take-in',
  ipCase: '/ip/case',
  ipMail: '/ip/mail',
  ipAccounts: '/ip/accounts',
  ipPreferences: '/ip/preferences',
  ipSecurity: '/ip/security',
  ipClaim: (id: string) => `/ip/claim/${id}`,
} as const;

/** Gives the first page of a person of this role. */
export const homeOf = (role: Role) => (isProfessional(role) ? paths.ipDashboard : paths.home);

/** Gives the sign-in page, with the way back to the page that is open. Only in the browser. */
export function loginFromHere(side: 'claimant' | 'ip') {
  const { pathname, search, hash } = window.location;
  const here = `${pathname}${search}${hash}`;
  return `${side === 'ip' ? paths.ipLogin : paths.login}?next=${encodeURIComponent(here)}`;
}

/** Gives the page after signing in: `next` if it is the portal's own, else `fallback`. */
export function pathAfterSignIn(next: string | null, fallback: string) {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : fallback;
}
