import type { User } from '@/generated/prisma/client';
import { accountOf } from '@/lib/access/account';

/** The fields of an account that answers may carry. */
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

/** An account as answers carry it, without hashes and secrets. Throws for a person without an account. */
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
