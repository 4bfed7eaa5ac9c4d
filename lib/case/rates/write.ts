import type { Actor } from '@/lib/access/actor';
import { requirePublishable } from '@/lib/access/publishable';
import { recordAudit } from '@/lib/audit/write';
import { readCase } from '@/lib/case/read';
import { dayInIndia } from '@/lib/format/date';
import type { ReferenceRate } from '@/lib/law/currency';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { determinedOtherwise } from './in-use';
import { readRates } from './read';
import type { RateChange } from './schema';

type Values = Omit<ReferenceRate, 'currency'>;

const valuesOf = ({ rate, day, source }: Values): Values => ({ rate, day, source });

const same = (one: Values | null, other: Values | null) =>
  JSON.stringify(one && valuesOf(one)) === JSON.stringify(other && valuesOf(other));

/** The error when a rate is no longer what the actor saw. */
export const rateChanged = (currency: string, now: Values | null) =>
  new PortalError('rate_changed', {
    params: {
      currency,
      ...(now ? { known: 'yes', rate: now.rate, day: now.day } : { known: 'no', rate: '' }),
    },
  });

/**
 * Enters or changes a rate. Throws `rate_changed`, `invalid` for a day after the commencement date, `identifier_in_public_text`
 * for the source, and `rate_in_use` unless `determined` is the number of claims that keep the old rate.
 */
export function changeRate(
  actor: Actor,
  currency: string,
  { seen, determined, publishAnyway, reason, ...wanted }: RateChange,
): Promise<ReferenceRate> {
  return db.$transaction(async (tx) => {
    // Determinations read the rates under the same lock.
    await queryIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = (await readRates(tx)).find((one) => one.currency === currency) ?? null;
    const after: ReferenceRate = { currency, ...wanted };
    if (before && same(before, after)) return before;
    if (seen !== undefined && !same(seen, before)) throw rateChanged(currency, before);
    await refuseLaterDay(tx, after);
    const source = { path: 'source', text: after.source };
    const allowed = await requirePublishable([source], { own: [] }, { publishAnyway, reason });
    const kept = await determinedOtherwise(tx, after);
    if (kept.count > 0 && kept.count !== determined) throw rateInUse(currency, kept);
    const stored = { rate: after.rate, onDay: new Date(after.day), source: after.source };
    await tx.currencyRate.upsert({
      where: { currency },
      create: { currency, ...stored },
      update: stored,
    });
    const change = {
      field: `rates.${currency}`,
      from: before && valuesOf(before),
      to: valuesOf(after),
    };
    const details = {
      changes: [change],
      ...allowed,
      ...(kept.count > 0 && { determined: kept.count }),
    };
    await recordAudit(tx, actor, 'case_changed', { details });
    return after;
  });
}

function rateInUse(
  currency: string,
  { count, numbers }: Awaited<ReturnType<typeof determinedOtherwise>>,
) {
  const more = count > numbers.length ? 'yes' : 'no';
  return new PortalError('rate_in_use', {
    params: { currency, count, numbers: numbers.join(', '), more },
  });
}

/** An earlier day than the commencement date counts where that day had no rate. */
async function refuseLaterDay(tx: Transaction, { day }: Values) {
  const { commencementDate } = await readCase(tx);
  const last = commencementDate ?? dayInIndia(await databaseTime());
  if (day > last) throw invalid('day', 'rate_day', { day: last });
}
