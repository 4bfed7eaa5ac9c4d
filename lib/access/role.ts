import type { Role } from '@/generated/prisma/enums';

export type { Role };

/** True for the roles of the insolvency professional's side. */
export const isProfessional = (role: Role) => role !== 'claimant';
