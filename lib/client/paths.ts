import { isProfessional, type Role } from '@/lib/access/permissions';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { notificationKinds, type StoredType } from '@/lib/notifications/kinds/types';

/** Where pages are. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  preferences: '/preferences',
  security: '/security',
  confirmEmail: '/confirm-email',
  newClaim: '/claim/new',
  /** The wizard with the draft of this type, at the farthest step that it allows before the last. */
  draft: (type: CreditorType) => `/claim/new?type=${type}&step=3`,
  claim: (id: string) => `/claim/${id}`,
  editClaim: (id: string) => `/claim/${id}/edit`,
  ipPortal: '/ip',
  ipLogin: '/ip/login',
  ipRegister: '/ip/register',
  ipDashboard: '/ip/dashboard',
  ipCase: '/ip/case',
  ipMail: '/ip/mail',
  ipAccounts: '/ip/accounts',
  ipPreferences: '/ip/preferences',
  ipSecurity: '/ip/security',
  ipClaim: (id: string) => `/ip/claim/${id}`,
} as const;

/** Where a person of this role is at home. */
export const homeOf = (role: Role) => (isProfessional(role) ? paths.ipDashboard : paths.home);

/** Where to go after signing in: the page that was asked for if it is one of ours, else `fallback`. */
export function pathAfterSignIn(next: string | null, fallback: string) {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : fallback;
}

/** Where a notification leads: to its claim, for a new message with the chat open; of an alert, to the dashboard. */
export function notificationPath(
  role: Role,
  { type, claimId }: { type: StoredType; claimId: string | null },
) {
  if (type === 'alert' || !claimId) return isProfessional(role) ? paths.ipDashboard : paths.home;
  const claim = isProfessional(role) ? paths.ipClaim(claimId) : paths.claim(claimId);
  return notificationKinds[type].opens === 'chat' ? `${claim}?openChat=true` : claim;
}
