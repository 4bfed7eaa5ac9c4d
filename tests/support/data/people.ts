import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { behind, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { sessionSeconds, tokenOf } from '@/tests/support/http/session-token';

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

function noted(person: TestPerson) {
  const { user, portal } = person;
  if (user.role !== 'claimant' && !portal) professionals.push(user.id);
  return person;
}

/** A new person who registers through the API and is signed in; `portal` is the address of a portal of one's own. */
export async function register(role: TestRole = 'claimant', portal = ''): Promise<TestPerson> {
  const registration = registrationOf(role);
  const answer = await call<Pick<TestPerson, 'token' | 'user'>>(
    'POST',
    `${portal}/api/auth/register`,
    {
      body: registration,
    },
  );
  if (answer.status !== 201) throw new Error(`Could not register: ${answer.text}`);
  return noted({ ...answer.body, password: registration.password, portal });
}

const password = 'Granite-and-marigold-7';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$BdCcHYw60sqY9lg7+53RDQ$7g3c1g0G2C7uuwxSPWpjCklWFlXAgMkxAKhd523ZatE';

/** What the database behind a trial has of a person who has just registered, without the work of hashing a password. */
async function store(database: Pool, role: TestRole, portal: string): Promise<TestPerson> {
  const { password: _, ...person } = registrationOf(role);
  const session = randomUUID();
  const { rows: stored } = await database.query<{ id: string; createdAt: Date }>(
    `WITH person AS (
       INSERT INTO users (email, password_hash, first_name, last_name, phone, role, license_number, organization)
       SELECT r.email, $2, r."firstName", r."lastName", r.phone, r.role, r."licenseNumber", r.organization
       FROM jsonb_to_record($1) AS r (email text, "firstName" text, "lastName" text, phone text, role "Role", "licenseNumber" text,
         organization text)
       RETURNING id, created_at),
     device AS (INSERT INTO known_devices (user_id, token_hash) SELECT id, sha256(id::text::bytea) FROM person),
     session AS (
       INSERT INTO sessions (id, user_id, expires_at) SELECT $3, id, now() + make_interval(secs => $4) FROM person)
     SELECT id, created_at AS "createdAt" FROM person`,
    [person, passwordHash, session, sessionSeconds],
  );
  const [{ id, createdAt } = { id: '', createdAt: new Date() }] = stored;
  const user = {
    licenseNumber: null,
    organization: null,
    ...person,
    id,
    status: 'active' as const,
  };
  return {
    token: await tokenOf(session, role),
    user: { ...user, createdAt: createdAt.toISOString() },
    password,
    portal,
  };
}

/** A new person who is signed in; `portal` is the address of a portal of one's own. */
export async function signUp(role: TestRole = 'claimant', portal = ''): Promise<TestPerson> {
  const { database, trial } = behind(portal) ?? {};
  return database && trial ? noted(await store(database, role, portal)) : register(role, portal);
}
