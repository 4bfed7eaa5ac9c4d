import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';

/** In a trial no mail goes out, so every address counts as confirmed. */
export const registeringProves = () => env().PORTAL_MODE === 'trial';

/** Tells whether an account's owner has confirmed its address. */
export const isProven = ({ emailProvenAt }: { emailProvenAt: Date | null }) =>
  emailProvenAt !== null || registeringProves();

/** {@link isProven} in SQL, over the users that `alias` names. */
export const provenIn = (alias: string): Sql =>
  registeringProves() ? sql`true` : raw(`${alias}.email_proven_at IS NOT NULL`);

/** Tells whether the confirmed owner of the address uses the account; false for an invited person who has not come yet. */
export const isOwned = (user: { passwordHash: string | null; emailProvenAt: Date | null }) =>
  isProven(user) && (user.passwordHash !== null || user.emailProvenAt !== null);

/** {@link isOwned} in SQL, over the users that `alias` names. */
export const ownedIn = (alias: string): Sql =>
  sql`${provenIn(alias)} AND ${raw(`(${alias}.password_hash IS NOT NULL OR ${alias}.email_proven_at IS NOT NULL)`)}`;

/** Tells whether an account was switched off before its address was confirmed; it then keeps the address from nobody. */
export const hasForfeited = (user: { status: string; emailProvenAt: Date | null }) =>
  user.status === 'disabled' && !isProven(user);

/** {@link hasForfeited} in SQL, over the users that `alias` names. */
export const forfeitedIn = (alias: string): Sql =>
  sql`(${raw(alias)}.status = 'disabled' AND NOT (${provenIn(alias)}))`;

/** SQL: a person was invited and has not come yet; `alias` names the users. */
export const invitedIn = (alias: string): Sql =>
  raw(
    `(${alias}.email IS NOT NULL AND ${alias}.password_hash IS NULL AND ${alias}.email_proven_at IS NULL)`,
  );

/** Throws `address_not_proven`: who registered another's address could lock its owner out, for example with a second factor. */
export function requireProvenAddress({ emailProven }: Pick<Actor, 'emailProven'>) {
  if (!emailProven) throw new PortalError('address_not_proven');
}
