import type { Role } from './role';

export type Reach = 'own' | 'assigned' | 'any';

/** Who may do what. The server's guard and the buttons read this one table. */
export const permissions = {
  'claim.create': { claimant: 'own' },
  'claim.enter': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.correct': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.import': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.edit': { claimant: 'own' },
  'claim.withdraw': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.read': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.reveal': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.findSame': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.setStatus': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.ask': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.answer': { claimant: 'own' },
  'claim.judgeChange': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.determine': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.confirm': { ip_admin: 'any' },
  'claim.trackLate': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.transfer': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.assign': { ip_admin: 'any' },
  'claim.assignMany': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.take': { ip_case_manager: 'any', ip_admin: 'any' },
  'claim.file': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.audit': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'claim.filterByAssignee': { ip_admin: 'any' },
  'message.read': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'message.send': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'notification.read': { claimant: 'own', ip_case_manager: 'own', ip_admin: 'own' },
  'document.upload': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'document.change': { claimant: 'own' },
  'document.read': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'statistics.read': { claimant: 'own', ip_case_manager: 'assigned', ip_admin: 'any' },
  'statistics.overview': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'report.export': { ip_case_manager: 'assigned', ip_admin: 'any' },
  'professional.list': { ip_case_manager: 'any', ip_admin: 'any' },
  'professional.manage': { ip_admin: 'any' },
  'account.manage': { ip_admin: 'any' },
  'claim.quarantine': { ip_admin: 'any' },
  'case.edit': { ip_admin: 'any' },
  'case.takeIn': { ip_admin: 'any' },
  'mail.manage': { ip_admin: 'any' },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Permission = keyof typeof permissions;

/** How far `role` may go with `permission`; undefined when it does not have it. */
export function reachOf(role: Role, permission: Permission): Reach | undefined {
  const row: Partial<Record<Role, Reach>> = permissions[permission];
  return row[role];
}

/** Tells whether `role` has this permission, whatever its reach. */
export const may = (role: Role, permission: Permission) => reachOf(role, permission) !== undefined;
