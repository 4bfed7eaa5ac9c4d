import type { User } from '@/generated/prisma/client';
import { needsSecondFactor } from '@/lib/second-factor/needed';

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
> & {
  /** Whether signing in takes a code besides the password. */
  secondFactor: boolean;
};

/** What {@link presentUser} takes, as columns of `users`. */
export const shownColumns = `users.id, email, first_name AS "firstName", last_name AS "lastName", role, phone,
  license_number AS "licenseNumber", organization, status, users.created_at AS "createdAt",
  EXISTS (
    SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL
  ) AS "secondFactor"`;

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
  secondFactor: user.secondFactor,
  secondFactorNeeded: needsSecondFactor(user),
  createdAt: user.createdAt.toISOString(),
});

export type PresentedUser = ReturnType<typeof presentUser>;
