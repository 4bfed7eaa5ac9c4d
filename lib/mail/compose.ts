import type { MailKind } from '@/generated/prisma/enums';
import { db } from '@/lib/db';
import { notificationLetter } from './notification';
import { passwordLetter } from './password-reset';
import type { Letter } from './send';

/** A row of the queue, as far as a letter is made of it. */
export interface QueuedMail {
  id: string;
  userId: string;
  kind: MailKind;
  notificationId: string | null;
  attempts: number;
}

/** The letter a row stands for, or null when there is nobody to write to any more. */
export async function compose({
  userId,
  kind,
  notificationId,
}: QueuedMail): Promise<Letter | null> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user || user.status === 'declined' || user.status === 'disabled') return null;
  if (kind !== 'notification') return passwordLetter(user, kind);
  return notificationId ? notificationLetter(user, notificationId) : null;
}
