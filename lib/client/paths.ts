import { isProfessional, type Role } from '@/lib/access/role';
import type { CreditorType } from '@/lib/forms/definitions/field';

/** Step 1 of the wizard with this type chosen. */
const newClaimOf = (type: CreditorType) => `/claim/new?type=${type}`;

/** Where pages are. */
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
  newClaimOf,
  /** Registration, which goes on to the wizard with this type chosen; so does a login from there. */
  registerFor: (type: CreditorType) =>
    `/register?next=${encodeURIComponent(newClaimOf(type))}#account`,
  /** The wizard with the draft of this type, at the farthest step that it allows before the last. */
  draft: (type: CreditorType) => `/claim/new?type=${type}&step=3`,
  claim: (id: string) => `/claim/${id}`,
  receipt: (id: string) => `/claim/${id}/receipt`,
  editClaim: (id: string) => `/claim/${id}/edit`,
  ipPortal: '/ip',
  ipLogin: '/ip/login',
  ipRegister: '/ip/register',
  ipDashboard: '/ip/dashboard',
  ipVerify: '/ip/verify',
  ipEnter: '/ip/enter',
  ipCase: '/ip/case',
  ipMail: '/ip/mail',
  ipAccounts: '/ip/accounts',
  ipPreferences: '/ip/preferences',
  ipSecurity: '/ip/security',
  ipClaim: (id: string) => `/ip/claim/${id}`,
} as const;

/** Where a person of this role is at home. */
export const homeOf = (role: Role) => (isProfessional(role) ? paths.ipDashboard : paths.home);

/** Where one signs in who is to come back to the page that is open. Only in the browser. */
export function loginFromHere(side: 'claimant' | 'ip') {
  const here = `${window.location.pathname}${window.location.search}`;
  return `${side === 'ip' ? paths.ipLogin : paths.login}?next=${encodeURIComponent(here)}`;
}

/** Where to go after signing in: the page that was asked for if it is one of ours, else `fallback`. */
export function pathAfterSignIn(next: string | null, fallback: string) {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : fallback;
}
