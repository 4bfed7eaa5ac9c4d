import type { User } from '@/generated/prisma/client';
import { accountOf } from '@/lib/access/account';

export type PresentableUser = Pick<
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

/** An account without hashes and secrets, as answered. Throws for a person without an account. */
export const presentUser = (user: PresentableUser) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: accountOf(user).email,
  role: user.role,
  phone: user.phone,
  licenseNumber: user.licenseNumber,
  organization: user.organization,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
});

export type PresentedUser = ReturnType<typeof presentUser>;
