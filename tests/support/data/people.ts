import { randomInt, randomUUID } from 'node:crypto';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

export type TestRole = 'claimant' | 'ip_case_manager' | 'ip_admin';

export interface TestPerson {
  token: string;
  user: PresentedUser;
  password: string;
  /** The address of their portal, when it is not the shared one. */
  portal: string;
}

const names: Record<TestRole, [string, string]> = {
  claimant: ['Asha', 'Devi'],
  ip_case_manager: ['Ravi', 'Menon'],
  ip_admin: ['Meera', 'Iyer'],
};

/** A registration with an e-mail address and a phone number of its own. */
export function registrationOf(role: TestRole = 'claimant') {
  const [firstName, lastName] = names[role];
  const professional = {
    licenseNumber: 'IBBI/IPA-001/IP-P00001/2017-2018/10001',
    organization: 'Test Resolution LLP',
  };
  return {
    email: `${firstName}.${randomUUID()}@example.in`.toLowerCase(),
    password: `Test-${randomUUID()}`,
    firstName,
    lastName,
    phone: `98${randomInt(10_000_000, 99_999_999)}`,
    role,
    ...(role === 'claimant' ? {} : professional),
  };
}

const professionals: string[] = [];

/**
 * Disables the professionals who signed up on the shared portal. Every administrator is told of what happens to
 * unassigned claims: those of one file would get letters about the claims of all later ones.
 */
export async function retireProfessionals() {
  // One by one: the portal locks all administrators in order, and locking several at once could deadlock with it.
  for (const id of professionals.splice(0))
    await rows(`UPDATE users SET status = 'disabled' WHERE id = $1::uuid`, [id]);
}

/** A new person, registered through the API and signed in; `portal` is the address of a portal of one's own. */
export async function signUp(role: TestRole = 'claimant', portal = ''): Promise<TestPerson> {
  const registration = registrationOf(role);
  const answer = await call<Pick<TestPerson, 'token' | 'user'>>(
    'POST',
    `${portal}/api/auth/register`,
    {
      body: registration,
    },
  );
  if (answer.status !== 201) throw new Error(`Could not register: ${answer.text}`);
  if (role !== 'claimant' && !portal) professionals.push(answer.body.user.id);
  return { ...answer.body, password: registration.password, portal };
}

/** Signs up so many professionals that the team has a search. */
export const searchableTeam = () =>
  Promise.all(Array.from({ length: 7 }, () => signUp('ip_case_manager')));
