// Fills one part of the database that the bench measures: its staff, or a share of its claims.
import { hashPassword } from '@/lib/identity/authentication/password';
import { db, pool } from '@/lib/platform/db';
import { fileMany } from '@/prisma/bulk-seed/file';
import { personOf } from '@/prisma/bulk-seed/people';
import { makeUser } from '@/prisma/factories';
import logins from '../logins.json';

const origin = { ipAddress: null, userAgent: 'Bench' };
const claimsOfOne = 5;

/** An administrator, twelve case managers, and claimants who sign in. */
async function staff() {
  const passwordHash = await hashPassword(logins.password);
  const person = { passwordHash, phone: '9810012010' };
  await makeUser(
    { ...person, email: logins.admin, firstName: 'Meera', lastName: 'Iyer', role: 'ip_admin' },
    origin,
  );
  for (let index = 0; index < logins.managers; index++) {
    const { firstName, lastName } = personOf(900_000_000 + index);
    const email = logins.manager.replace('#', String(index));
    await makeUser({ ...person, email, firstName, lastName, role: 'ip_case_manager' }, origin);
  }
  for (let index = 0; index < logins.claimants; index++) {
    const { firstName, lastName } = personOf(910_000_000 + index);
    const email = logins.claimant.replace('#', String(index));
    await makeUser({ ...person, email, firstName, lastName, role: 'claimant' }, origin);
  }
}

/** Part `part` of `parts` of the claims; the parts can be filled at once. */
async function claims(all: number, part: number, parts: number) {
  const professionals = await db.user.findMany({
    where: { role: { not: 'claimant' } },
    orderBy: { email: 'asc' },
  });
  const administrator = professionals.find(({ role }) => role === 'ip_admin');
  if (!administrator) throw new Error('The staff comes first.');
  const people = Math.ceil(all / claimsOfOne / parts);
  await fileMany({
    claims: Math.floor(all / parts),
    claimants: people,
    days: 120,
    firstPerson: part * people,
    professionals: professionals.filter(({ role }) => role === 'ip_case_manager'),
    administrator,
    batch: 10_000,
  });
}

const [what, ...numbers] = process.argv.slice(2);
const [all = 0, part = 0, parts = 1] = numbers.map(Number);
(what === 'staff' ? staff() : claims(all, part, parts)).finally(() => pool.end());
