import 'server-only';
import { recordAudits } from '@/lib/audit/write';
import { caseSettings, daySettings } from '@/lib/case/settings';
import { dayInIndia } from '@/lib/format/date';
import { type ReminderKind, reminderKinds } from '@/lib/notifications/kinds/types';
import { notify } from '@/lib/notifications/write';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn, type Statement } from '@/lib/platform/query';
import { join, type Sql, sql, words } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';

/** Reminders in one transaction, and the length of one run in milliseconds. */
const atOnce = 100;
const runMs = 5_000;

interface Due {
  listId: string;
  claimId: string;
  due: string;
  kind: ReminderKind;
  items: { text: string; code: string | null }[];
}

const open = words(openStatuses);

const { remindBefore, remindAfter } = caseSettings;

/** In days: after an interruption, the last reminder still goes out for so long. */
const heldUp = 30;
/** In days: no reminder is further from the day to answer by. */
const furthest = Math.max(...daySettings.map((name) => caseSettings[name].max)) + heldUp;

/** The first and the last day on which each reminder of a list `q` goes out. */
const spans: Record<ReminderKind, readonly [first: Sql, last: Sql]> = {
  before: [sql`q.due - days.before`, sql`q.due - 1`],
  due: [sql`q.due`, sql`q.due`],
  after: [sql`q.due + days.after`, sql`q.due + ${remindAfter.max + heldUp}::int`],
};

const kinds = join(
  reminderKinds.map((kind) => sql`(${kind}::text, ${spans[kind][0]}, ${spans[kind][1]})`),
);

/**
 * Notes the reminders due on this day in India, a hundred at most, and gives them. A reminder is due from its day on, the first
 * one only until the day to answer by, and none if that day had passed when it was set. A claim whose form was changed still
 * owes its answers. The process that first writes a reminder's row sends it; another waits for that row and writes none.
 */
export const remindersStatement = (today: string): Statement<Due> => sql`
  WITH days AS (SELECT coalesce(max(remind_before), ${remindBefore.first}::int) AS before,
    coalesce(max(remind_after), ${remindAfter.first}::int) AS after FROM case_settings),
  due AS MATERIALIZED (
    SELECT q.id, q.claim_id, q.due, k.kind
    FROM days CROSS JOIN question_lists q JOIN claims c ON c.id = q.claim_id JOIN users u ON u.id = c.claimant_id
      CROSS JOIN LATERAL (VALUES ${kinds}) AS k (kind, first, last)
    WHERE q.closed_at IS NULL AND q.due BETWEEN ${today}::date - ${furthest}::int AND ${today}::date + ${furthest}::int
      AND ${today}::date BETWEEN k.first AND k.last AND q.due_since < k.first
      AND c.status IN (${open}) AND c.quarantine_id IS NULL AND u.email IS NOT NULL
      AND EXISTS (SELECT FROM question_items i WHERE i.list_id = q.id AND i.state = 'asked')
      AND NOT EXISTS (SELECT FROM question_reminders r WHERE r.list_id = q.id AND r.due = q.due AND r.kind::text = k.kind)
    ORDER BY q.id LIMIT ${atOnce}::int),
  sent AS (INSERT INTO question_reminders (list_id, due, kind) SELECT id, due, kind::"ReminderKind" FROM due
    ON CONFLICT DO NOTHING RETURNING list_id, kind)
  SELECT d.id AS "listId", d.claim_id AS "claimId", d.due::text, d.kind,
    (SELECT json_agg(json_build_object('text', i.text, 'code', i.code) ORDER BY i.n)
     FROM question_items i WHERE i.list_id = d.id AND i.state = 'asked') AS items
  FROM due d JOIN sent s ON s.list_id = d.id AND s.kind::text = d.kind`;

async function remindSome(tx: Transaction, today: string) {
  const found = await queryIn(tx)(remindersStatement(today));
  for (const { claimId, due, kind, items } of found) {
    const questions = { about: kind, count: items.length, due, items };
    const notice = { type: 'info_required', reviewNote: null, questions } as const;
    await notify(tx, null, { ...notice, claimIds: [claimId] });
  }
  const entries = found.map(({ claimId, listId, kind, due, items }) => ({
    claimId,
    details: { listId, kind, due, count: items.length },
  }));
  if (entries.length > 0) await recordAudits(tx, null, 'questions_reminded', entries);
  return found.length === atOnce;
}

/**
 * Reminds claimants of open questions before, on and after the day to answer by, in India; the case settings say how many days.
 * Each reminder goes out once, however many instances run, even after an interruption. `day` is by default the database's day
 * in India.
 */
export async function remindOfQuestions(day?: string) {
  const until = Date.now() + runMs;
  const today = day ?? dayInIndia(await databaseTime());
  while (Date.now() < until) if (!(await db.$transaction((tx) => remindSome(tx, today)))) return;
}
