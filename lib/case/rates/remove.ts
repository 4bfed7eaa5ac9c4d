import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { determinedIn } from './in-use';
import { readRates } from './read';

/** Removes a currency's rate. Throws `rate_needed` while a proposal or a determination in force is in the currency. */
export function removeRate(actor: Actor, currency: string): Promise<{ currency: string }> {
  return db.$transaction(async (tx) => {
    // Determinations read the rates under the same lock.
    await queryIn(tx)(sql`SELECT 1 FROM case_settings WHERE id = 1 FOR UPDATE`);
    const before = (await readRates(tx)).find((one) => one.currency === currency);
    if (!before) return { currency };
    const { count, numbers } = await determinedIn(tx, currency);
    if (count > 0) {
      const more = count > numbers.length ? 'yes' : 'no';
      throw new PortalError('rate_needed', {
        params: { currency, count, numbers: numbers.join(', '), more },
      });
    }
    await tx.currencyRate.delete({ where: { currency } });
    const { currency: _, ...from } = before;
    const changes = [{ field: `rates.${currency}`, from, to: null }];
    await recordAudit(tx, actor, 'case_changed', { details: { changes } });
    return { currency };
  });
}
