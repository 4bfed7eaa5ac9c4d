import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db';

export const maxPasskeys = 10;

/** A person's passkeys, oldest first. */
export async function passkeysOf(actor: Actor) {
  const passkeys = await db.passkey.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  });
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export type ListedPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];
