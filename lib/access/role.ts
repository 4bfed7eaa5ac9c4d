export type Role = 'claimant' | 'ip_case_manager' | 'ip_admin';

/** The roles of the insolvency professional's side. */
export const isProfessional = (role: Role) => role !== 'claimant';
