import { db } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { looksLikeLicence } from './licence';
import { presentUser } from './present';

/** One person by id, as answers carry them. Throws `not_found`. */
export async function userById(id: string) {
  const user = await db.user.findUnique({ where: { id } });
  if (!user) throw notFound('Account');
  return presentUser(user);
}

/** The insolvency professionals, by name; at most 500. Those not yet approved are listed only when asked for. */
export async function listProfessionals(withInactive: boolean) {
  const people = await db.user.findMany({
    where: {
      role: { in: ['ip_admin', 'ip_case_manager'] },
      ...(withInactive ? {} : { status: 'active' }),
    },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
    take: 500,
  });
  return people.map((person) => ({
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role,
    status: person.status,
    licenseNumber: person.licenseNumber,
    organization: person.organization,
    licenceLooksUnusual: !looksLikeLicence(person.licenseNumber),
  }));
}
