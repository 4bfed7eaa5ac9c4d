import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { stepsToTell } from '@/lib/law/late-track';
import { periods } from '@/lib/law/periods';
import { paperKinds, papers, type Told } from '@/lib/papers/kinds';
import { prepared, type Statement } from '@/lib/platform/query';
import { join, type Sql, sql, words } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

/** Decisions and unacceptable late claims that claimants do not know of; overdue after seven days: reg. 13 and 13(1B). */
export interface ToTell {
  toTell: number;
  tellOverdue: number;
}

const kindsToTell = words(paperKinds.filter((kind) => papers[kind].toTell));

/** Over `papers p`. `day` is when the seven days begin. No paper is about both. */
const subjects: Record<Told, Record<'found' | 'tells' | 'day', Sql>> = {
  determination: {
    found: sql`determinations d ON d.id = p.subject_id`,
    tells: sql`d.id IS NOT NULL`,
    day: sql`(d.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date`,
  },
  late_step: {
    found: sql`late_claim_steps l ON l.id = p.subject_id`,
    tells: sql`l.step::text = ANY(${[...stepsToTell]}::text[])`,
    day: sql`l.on_day`,
  },
};

const each = (part: 'found' | 'tells' | 'day', between: string) =>
  join(
    Object.values(subjects).map((subject) => subject[part]),
    between,
  );

/** The count stops here. */
const maxCounted = 10_000;

/** The counts over claims `c` that meet a condition. */
export const toTellAmong = (claims: Sql): Statement<ToTell> & Sql => sql`
  SELECT count(*)::int AS "toTell", (count(*) FILTER (WHERE overdue))::int AS "tellOverdue" FROM (
    SELECT coalesce(${each('day', ', ')}) + ${periods.telling}::int < ${today} AS overdue
    FROM papers p JOIN claims c ON c.id = p.claim_id LEFT JOIN ${each('found', ' LEFT JOIN ')}
    WHERE p.kind IN (${kindsToTell}) AND (${each('tells', ' OR ')})
      AND p.letter AND p.replaced_by_id IS NULL AND p.opened_at IS NULL AND p.posted_on IS NULL
      AND (p.for_post OR p.state <> 'made') AND ${claims} LIMIT ${maxCounted}) AS untold`;

/** The statement behind `decisionsToTell`. */
export const toTellStatement = (actor: Actor): Statement<ToTell> =>
  toTellAmong(visibleIn(actor, 'claim.file'));

/** How many decisions on the actor's claims the claimants have not been told; exact up to 10,000. */
export async function decisionsToTell(actor: Actor) {
  const [found] = await prepared(toTellStatement(actor));
  return found ?? { toTell: 0, tellOverdue: 0 };
}
