import { formatFileSize } from '@/lib/format/file-size';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import type { Ask } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { secondsOfToday, today } from '@/lib/platform/sql-time';
import type { Actor } from './actor';
import { isProfessional } from './role';

const megabyte = 1024 * 1024;

/** In bytes; `added` is what the present transaction has added. */
interface Usage {
  stored: number;
  today: number;
  added: number;
  secondsOfDay: number;
}

async function usageOf(ask: Ask, userId: string): Promise<Usage> {
  const [usage] = await ask<Usage>(sql`
    SELECT coalesce(max(stored_bytes), 0)::float8 AS stored,
      coalesce(max(day_bytes) FILTER (WHERE day = ${today}), 0)::float8 AS today,
      coalesce(nullif(current_setting('daava.added_bytes', true), ''), '0')::float8 AS added,
      ${secondsOfToday} AS "secondsOfDay"
    FROM account_usage WHERE user_id = ${userId}::uuid`);
  if (!usage) throw new Error('an aggregate has one row');
  return usage;
}

/** In bytes: in all, and in a day. */
function quotaOf({ role }: Pick<Actor, 'role'>) {
  const settings = env();
  const [all, day] = isProfessional(role)
    ? [settings.PROFESSIONAL_STORAGE_MB, settings.PROFESSIONAL_STORAGE_MB_PER_DAY]
    : [settings.CLAIMANT_STORAGE_MB, settings.CLAIMANT_STORAGE_MB_PER_DAY];
  return { all: all * megabyte, day: day * megabyte };
}

/**
 * Checks what a transaction stored. Call it last: the account's count stays locked until the end. Throws `storage_used_up` or
 * `storage_of_day_used_up`, with what was left before.
 */
export async function requireWithinQuota(ask: Ask, actor: Actor) {
  await requireLeft(ask, actor, 0);
}

/** Checks early, to save work, that some storage is left. Throws like {@link requireWithinQuota}. */
export async function requireQuotaLeft(ask: Ask, actor: Actor) {
  await requireLeft(ask, actor, 1);
}

async function requireLeft(ask: Ask, actor: Actor, wanted: number) {
  const { stored, today, added, secondsOfDay } = await usageOf(ask, actor.id);
  const { all, day } = quotaOf(actor);
  const refusal = (max: number, used: number) => ({
    max: formatFileSize(max),
    left: formatFileSize(Math.max(0, max - (used - added))),
  });
  if (stored + wanted > all) {
    throw new PortalError('storage_used_up', { params: refusal(all, stored) });
  }
  if (today + wanted > day) {
    const params = refusal(day, today);
    throw new PortalError('storage_of_day_used_up', { params, retryAfter: secondsOfDay });
  }
}
