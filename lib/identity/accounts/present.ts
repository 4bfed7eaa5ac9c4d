import type { User } from '@/generated/prisma/client';

/** What of an account is shown. */
export type Shown = Pick<
  User,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'role'
  | 'phone'
  | 'licenseNumber'
  | 'organization'
  | 'status'
  | 'createdAt'
>;

/** A person as answers carry them: never a hash, never a secret. */
export const presentUser = (user: Shown) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  phone: user.phone,
  licenseNumber: user.licenseNumber,
  organization: user.organization,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
});

export type PresentedUser = ReturnType<typeof presentUser>;
