import type { PresentedUser } from '@/lib/identity/accounts/present';

const person = (firstName: string, lastName: string, role: PresentedUser['role']) =>
  ({
    id: firstName.toLowerCase(),
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.in`,
    role,
    phone: null,
    licenseNumber: null,
    organization: null,
    status: 'active',
    createdAt: '2026-09-01T10:00:00.000Z',
  }) satisfies PresentedUser;

export const asha = person('Asha', 'Devi', 'claimant');
export const ravi = person('Ravi', 'Menon', 'ip_case_manager');
export const meera = person('Meera', 'Iyer', 'ip_admin');
