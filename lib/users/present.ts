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

/** What {@link presentUser} takes, as columns of `users`. */
export const shownColumns = `users.id, email, first_name AS "firstName", last_name AS "lastName", role, phone,
  license_number AS "licenseNumber", organization, status, users.created_at AS "createdAt"`;

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
