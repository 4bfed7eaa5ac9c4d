import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { presentUser } from './present';

/** One person, as answered. Throws `not_found`. */
export async function userById(id: string) {
  const user = await db.user.findUnique({ where: { id } });
  if (!user) throw notFound('account');
  return presentUser(user);
}
