import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { readWholeCase, type WholeCase } from '@/lib/case/read';
import { settingNames, settingsAtFirst } from '@/lib/case/settings';
import { sendTestLetter } from '@/lib/notifications/mail/test-letter';
import { db } from '@/lib/platform/db';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import type { FirstHour, MarkedStep } from './first-steps';

/** The first hour is over long before the trail has so many entries: reading no more of it costs nothing in a large case. */
const firstEntries = 10_000;

const mustBeKnown = [
  'debtorName',
  'tribunal',
  'commencementDate',
  'lastDateForClaims',
  'professionalName',
] as const satisfies (keyof WholeCase)[];

interface Found {
  mailed: boolean;
  working: number;
  waiting: number;
  ruled: boolean;
  filed: boolean;
  marked: string[];
  test: FirstHour['test'];
}

const found = (actor: Actor) =>
  prepared<Found>(sql`
    SELECT EXISTS (SELECT FROM mail_queue WHERE outcome IN ('sent', 'kept')) AS mailed,
      (SELECT count(*)::int FROM users WHERE role <> 'claimant' AND status = 'active' AND password_hash IS NOT NULL) AS working,
      (SELECT count(*)::int FROM users WHERE role <> 'claimant' AND status = 'pending') AS waiting,
      EXISTS (SELECT FROM proposal_rules WHERE is_on) AS ruled,
      EXISTS (SELECT FROM claims) AS filed,
      (SELECT coalesce(array_agg(DISTINCT details ->> 'step'), '{}') FROM audit_entries
        WHERE id <= ${firstEntries}::int AND action = 'case_changed' AND details ? 'step') AS marked,
      (SELECT json_build_object('state', CASE WHEN failed_at IS NOT NULL THEN 'failed' ELSE coalesce(outcome, 'waiting') END,
          'at', ${isoTime('coalesce(sent_at, failed_at, queued_at)')}, 'why', last_error)
        FROM mail_queue WHERE user_id = ${actor.id}::uuid AND facts ->> 'what' = 'mail_test'
        ORDER BY queued_at DESC LIMIT 1) AS test`);

/** How far the portal is set up, by what it holds: whoever did a step, in whichever way. */
export async function firstHourOf(actor: Actor): Promise<FirstHour> {
  const [[state], whole] = await Promise.all([found(actor), readWholeCase()]);
  const { mailed, working, waiting, ruled, filed, marked, test } = state as Found;
  const isChanged = settingNames.some((name) => whole[name] !== settingsAtFirst[name]);
  return {
    done: {
      case: mustBeKnown.every((fact) => whole[fact]),
      mail: mailed,
      team: working > 1,
      settings: isChanged || ruled || marked.includes('settings'),
      claims: filed || marked.includes('claims'),
    },
    waiting,
    test,
  };
}

/** Sends the actor a letter, to see whether letters arrive. Throws the limit's refusal. */
export async function tryMail(actor: Actor) {
  await sendTestLetter(actor);
  return firstHourOf(actor);
}

/** Notes that a step is done which leaves nothing else behind: settings that stay as they are, an address that was published. */
export async function markFirstStep(actor: Actor, { step }: { step: MarkedStep }) {
  const now = await firstHourOf(actor);
  if (now.done[step]) return now;
  await db.$transaction((tx) =>
    recordAudit(tx, actor, 'case_changed', { details: { changes: [], step } }),
  );
  return firstHourOf(actor);
}
