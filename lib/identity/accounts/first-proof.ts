import 'server-only';
import type { User } from '@/generated/prisma/client';
import { accountOf, type WithAddress } from '@/lib/access/account';
import type { Actor, Origin } from '@/lib/access/actor';
import { hasForfeited, isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { removeSecondFactors } from '@/lib/identity/authentication/second-factors';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { leaveAddress } from './leave-address';

type Account = WithAddress<User>;

/** Locks the account until the transaction ends; an import that names its address waits. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  await queryIn(tx)(sql`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`);
  return accountOf(await tx.user.findUniqueOrThrow({ where: { id } }));
}

/**
 * Notes that the actor reads the account's mail; gives the account. The first time it removes what an earlier registrant left:
 * second factors, passkeys, sessions, an unapproved role, mail choices and names, but no filings. If the account was switched
 * off, the actor gets a new one.
 */
export async function proveByMail(tx: Transaction, before: Account, origin: Origin) {
  if (isProven(before)) return noteTime(tx, before);
  if (hasForfeited(before)) return openAnew(tx, before, origin);
  const registered = before.passwordHash !== null;
  const unapproved = before.role !== 'claimant' && before.status !== 'active';
  await removeWaysIn(tx, before.id);
  const after = await tx.user.update({
    where: { id: before.id },
    data: {
      emailProvenAt: new Date(),
      ...(registered ? { firstName: '', lastName: '', phone: null, mailOff: [] } : {}),
      ...(unapproved
        ? { role: 'claimant', status: 'active', licenseNumber: null, organization: null }
        : {}),
    },
  });
  await noteProof(tx, after, origin, { namesRemoved: registered, roleRemoved: unapproved });
  return after;
}

async function openAnew(tx: Transaction, before: Account, origin: Origin) {
  const { id, email, language } = before;
  await leaveAddress(queryIn(tx), before, null);
  const fresh = { email, firstName: '', lastName: '', role: 'claimant', language } as const;
  const proven = { emailProvenAt: new Date() };
  const after = await tx.user.upsert({
    where: { email },
    create: { ...fresh, ...proven },
    update: proven,
  });
  await noteProof(tx, after, origin, { former: id });
  return after;
}

/** {@link proveByMail} for somebody signed in, so that one person has password and mail: names, role and this session stay. */
export async function proveSignedIn(tx: Transaction, actor: Actor, before: User) {
  if (isProven(before)) return noteTime(tx, before);
  await removeWaysIn(tx, before.id, actor.sessionId);
  const after = await tx.user.update({
    where: { id: before.id },
    data: { emailProvenAt: new Date() },
  });
  await noteProof(tx, after, actor.origin, {});
  return after;
}

const noteTime = (tx: Transaction, { id, emailProvenAt }: User) =>
  tx.user.update({ where: { id }, data: { emailProvenAt: emailProvenAt ?? new Date() } });

async function removeWaysIn(tx: Transaction, userId: string, but?: string) {
  await removeSecondFactors(tx, userId);
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId, ...(but ? { id: { not: but } } : {}) } });
}

const noteProof = (tx: Transaction, user: User, origin: Origin, removed: object) =>
  recordAudit(tx, { ...user, origin }, 'account_changed', {
    details: { change: 'address_proven', userId: user.id, ...removed },
  });
