import type { Actor } from '@/lib/access/actor';
import { languageFrom } from '@/lib/i18n/language';
import { notificationTypes } from '@/lib/notifications/kinds/types';
import { db } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { PreferencesChange } from './schema';

/** A person's language, and the kinds of notification that they get by mail. */
export async function readPreferences(actor: Actor) {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  return {
    language: languageFrom(user.language),
    mail: Object.fromEntries(notificationTypes.map((type) => [type, !user.mailOff.includes(type)])),
  };
}

export type Preferences = Awaited<ReturnType<typeof readPreferences>>;

/** Changes the given preferences and keeps the others. */
export async function changePreferences(actor: Actor, { language, mail }: PreferencesChange) {
  await db.$transaction(async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`);
    const { mailOff } = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
    const wanted = (type: string) => mail?.[type as keyof typeof mail] ?? !mailOff.includes(type);
    await tx.user.update({
      where: { id: actor.id },
      data: {
        ...(language ? { language } : {}),
        mailOff: notificationTypes.filter((type) => !wanted(type)),
      },
    });
  });
  return readPreferences(actor);
}
