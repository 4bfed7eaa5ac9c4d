import { z } from 'zod/mini';
import { recordAudit } from '@/lib/audit/write';
import { firstName, lastName } from '@/lib/format/name';
import { hashPassword } from '@/lib/identity/authentication/password';
import { removeSecondFactors } from '@/lib/identity/authentication/second-factors';
import { setPassword } from '@/lib/identity/passwords/set-password';
import { db } from '@/lib/platform/db';
import { email } from './email';
import { newPassword } from './schema';

export const administrator = z.object({
  email,
  password: newPassword,
  firstName,
  lastName,
});

/** The first one is named by settings, which know no name: they give theirs when they first sign in. */
export const firstAdministrator = z.object({ email, password: newPassword });

const noName = { firstName: '', lastName: '' };

/** Tells whether an administrator can sign in. */
export async function hasAdministrator() {
  return (await db.user.count({ where: { role: 'ip_admin', status: 'active' } })) > 0;
}

/**
 * Makes an active administrator, also of an existing account: it gets this password and loses its sessions, mailed links and
 * second factors. The operator vouches for the address; in the audit trail the system acts.
 */
export async function createAdministrator(
  input: z.infer<typeof administrator> | z.infer<typeof firstAdministrator>,
) {
  const { password, ...person } = input;
  const passwordHash = await hashPassword(password);
  const account = {
    ...person,
    role: 'ip_admin',
    status: 'active',
    emailProvenAt: new Date(),
  } as const;
  await db.$transaction(async (tx) => {
    const user = await tx.user.upsert({
      where: { email: person.email },
      create: { ...noName, ...account },
      update: account,
    });
    await setPassword(tx, user.id, { passwordHash });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await removeSecondFactors(tx, user.id);
    await recordAudit(tx, null, 'account_changed', {
      details: { change: 'administrator', userId: user.id },
    });
  });
}
