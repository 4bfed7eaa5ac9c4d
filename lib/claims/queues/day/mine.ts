import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type Day, decidedBy, waitingFor } from './columns';
import type { DayBody } from './schema';

export interface MyDay extends Day {
  /** Null where they have none. */
  goal: number | null;
}

/** The statement behind {@link myDay}. */
export const myDayStatement = (actor: Actor): Statement<MyDay> => sql`
  SELECT done.*, waiting.*, (SELECT desk_goal FROM users WHERE id = ${actor.id}::uuid) AS goal
  FROM ${decidedBy(sql`${actor.id}::uuid`)} AS done, ${waitingFor(sql`${actor.id}::text`)} AS waiting`;

/** Counts what the actor has decided today, and what of the claims assigned to them is due. */
export async function myDay(actor: Actor): Promise<MyDay> {
  const [day] = await prepared(myDayStatement(actor));
  if (!day) throw new Error('counts are one row');
  return day;
}

/** Sets the actor's goal for a day, which nobody else sees. */
export async function setGoal(actor: Actor, { goal }: DayBody) {
  await db.user.update({
    where: { id: actor.id },
    data: { deskGoal: goal },
    select: { id: true },
  });
  return myDay(actor);
}
