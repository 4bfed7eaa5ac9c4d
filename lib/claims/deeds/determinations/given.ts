import { readAmount } from '@/lib/format/amount';
import type { Decimal } from '@/lib/format/decimal';
import { fromPaise } from '@/lib/format/money';
import { readCurrencyAmount } from '@/lib/law/currency';
import type { Facility } from '@/lib/law/facilities';
import type { GivenHead } from '@/lib/law/judge';
import type { GivenVoting } from '@/lib/law/voting-debt';
import { invalid, PortalError } from '@/lib/platform/errors';
import type { DeterminationBody } from './schema';

/** The amounts of a request, in paise; another currency has its own decimals, and facilities are as stored. */
export interface Given {
  heads: GivenHead[];
  securedAmount: bigint;
  guaranteedAmount: bigint;
  setOffAmount: bigint;
  voting: GivenVoting | null;
  /** `rate` is the one that the actor saw; null takes the rate of the case. */
  currency: { code: string; amount: Decimal; rate: string | null } | null;
  facilities: Facility[];
}

function readCurrency({ currency }: DeterminationBody): Given['currency'] {
  if (!currency) return null;
  const amount = readCurrencyAmount(currency.amount);
  if (!amount) throw invalid('currency.amount', 'currency_amount');
  return { code: currency.code, amount, rate: currency.rate ?? null };
}

/**
 * Reads every amount. Throws `amount_invalid` for each that is negative, finer than a paisa or no text, and `invalid` for a
 * wrong amount in another currency.
 */
export function readGiven(body: DeterminationBody): Given {
  const wrong: string[] = [];
  const maybe = (value: unknown, path: string) => {
    if (value === undefined || value === null) return null;
    const paise = readAmount(value);
    if (paise === null) wrong.push(path);
    return paise;
  };
  const amount = (value: unknown, path: string) => maybe(value, path) ?? 0n;
  const heads = body.heads.map((one, index): GivenHead => {
    const path = `heads.${index}`;
    return {
      head: one.head,
      claimed: maybe(one.claimed, `${path}.claimed`),
      admitted: amount(one.admitted, `${path}.admitted`),
      contingent: amount(one.contingent, `${path}.contingent`),
      notAdmitted: amount(one.notAdmitted, `${path}.notAdmitted`),
      underVerification: amount(one.underVerification, `${path}.underVerification`),
      reasons: (one.reasons ?? []).map((reason, at) => ({
        code: reason.code,
        text: reason.text || null,
        amount: maybe(reason.amount, `${path}.reasons.${at}.amount`),
      })),
    };
  });
  const facilities = (body.facilities ?? []).map((one, index): Facility => {
    const path = `facilities.${index}`;
    return {
      kind: one.kind,
      name: one.name || null,
      claimed: fromPaise(amount(one.claimed, `${path}.claimed`)),
      admitted: fromPaise(amount(one.admitted, `${path}.admitted`)),
      securities: (one.securities ?? []).map((security, at) => {
        const value = maybe(security.value, `${path}.securities.${at}.value`);
        return {
          charge: security.charge,
          asset: security.asset,
          rank: security.rank || null,
          day: security.day || null,
          chargeId: security.chargeId || null,
          value: value === null ? null : fromPaise(value),
        };
      }),
    };
  });
  const given = {
    heads,
    facilities,
    securedAmount: amount(body.securedAmount, 'securedAmount'),
    guaranteedAmount: amount(body.guaranteedAmount, 'guaranteedAmount'),
    setOffAmount: amount(body.setOffAmount, 'setOffAmount'),
    voting: body.voting
      ? {
          principal: maybe(body.voting.principal, 'voting.principal'),
          from: body.voting.from,
          rate: body.voting.rate ?? null,
          agreed: body.voting.agreed === true,
        }
      : null,
  };
  if (wrong.length > 0) {
    const issues = wrong.map((path) => ({ path, rule: 'amount_invalid' }));
    throw new PortalError('amount_invalid', { issues });
  }
  return { ...given, currency: readCurrency(body) };
}
