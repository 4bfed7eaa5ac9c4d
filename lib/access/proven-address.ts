import { env } from '@/lib/platform/env';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** Whether whoever registered an address counts as its owner: in a trial, where no mail goes out. */
export const registeringProves = () => env().PORTAL_MODE === 'trial';

/** Whether an account's address is known to be its owner's. */
export const isProven = ({ emailProvenAt }: { emailProvenAt: Date | null }) =>
  emailProvenAt !== null || registeringProves();

/** The same in SQL, over the users that `alias` names. */
export const provenIn = (alias: string): Sql =>
  registeringProves() ? sql`true` : raw(`${alias}.email_proven_at IS NOT NULL`);
