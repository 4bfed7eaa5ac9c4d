import { z } from 'zod/mini';
import { referenceRate } from '@/lib/case/rates/schema';
import { partFrom } from '@/lib/claims/deeds/part-schema';
import { anywayShape } from '@/lib/claims/records/published/anyway-schema';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { charges, facilityTypes } from '@/lib/forms/definitions/facility-options';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { basisNames } from '@/lib/law/bases';
import { categories } from '@/lib/law/categories';
import { isChargeId, mostFacilities, mostSecurities, ranks } from '@/lib/law/facilities';
import { plainRate } from '@/lib/law/interest';
import { currencies } from '@/lib/reference/currencies';

/** Characters of a remark, a note, or a reason's text. */
const maxText = 2000;
/** Form E has a thousand rows; one head is the remainder. */
const maxHeads = 1001;
const maxReasons = 20;
const maxConfirmedAtOnce = 1000;
const maxFacilityName = 200;
const maxAsset = 500;

/** The rules of the law judge it, with codes of their own. */
const amount = z.optional(z.nullable(z.unknown()));
const flag = (field: 'relatedParty' | 'relatedPartyExempt' | 'moved' | 'agreed' | 'confirm') =>
  z.optional(z.nullable(z.boolean(broken('yes_or_no', { field }))));
const answer = (field: 'workman' | 'government') =>
  z.optional(z.nullable(z.boolean(broken('yes_or_no', { field }))));
const note = (field: 'remarks' | 'internalNote') => z.optional(z.nullable(text(field, maxText, 0)));

const day = (field: 'effectiveOn' | 'votingFrom' | 'chargeDay') =>
  z.optional(
    z.nullable(
      z
        .string(broken('day', { field }))
        .check(z.refine((text) => !calendarDay(text), broken('day', { field }))),
    ),
  );

/** What the voting debt of a creditor in a class follows from. */
const voting = z.object({
  principal: amount,
  from: day('votingFrom'),
  rate: z.optional(
    z.nullable(
      z.pipe(
        z.union([z.string(), z.number()], broken('rate')),
        z.transform((typed, context) => {
          const rate = plainRate(String(typed));
          if (rate) return rate;
          context.issues.push({ code: 'custom', input: typed, message: broken('rate') });
          return z.NEVER;
        }),
      ),
    ),
  ),
  agreed: flag('agreed'),
});

/** With the rate that the actor saw. */
const currency = z.object({
  code: z.enum(currencies, broken('currency')),
  amount,
  rate: z.optional(z.nullable(referenceRate)),
});

const some = <One extends z.core.$ZodType>(
  one: One,
  field: 'reasons' | 'facilities' | 'securities',
  max: number,
) =>
  z.optional(
    z.nullable(
      z
        .array(one, broken('list', { field }))
        .check(z.maxLength(max, broken('too_many', { field, max }))),
    ),
  );

const security = z.object({
  charge: z.enum(charges, broken('charge')),
  asset: text('asset', maxAsset),
  rank: z.optional(z.nullable(z.enum(ranks, broken('charge_rank')))),
  day: day('chargeDay'),
  chargeId: z.optional(
    z.nullable(z.string(broken('charge_id')).check(z.refine(isChargeId, broken('charge_id')))),
  ),
  value: amount,
});

const facility = z.object({
  kind: z.enum(facilityTypes, broken('facility_kind')),
  name: z.optional(z.nullable(text('facilityName', maxFacilityName, 0))),
  claimed: amount,
  admitted: amount,
  securities: some(security, 'securities', mostSecurities),
});

const reason = z.object({
  code: text('reason', 50),
  text: z.optional(z.nullable(text('reason', maxText, 0))),
  amount,
});

const head = z.object({
  head: text('head', 50),
  claimed: amount,
  admitted: amount,
  contingent: amount,
  notAdmitted: amount,
  underVerification: amount,
  reasons: some(reason, 'reasons', maxReasons),
});

/**
 * A proposed determination. Heads left out are under verification; a basis left out follows from earlier confirmations. `seen`
 * is the newest determination that the actor saw. `effectiveOn` is the day from which it counts, by default that of its
 * confirmation. `publishAnyway`, with its reason, allows remarks that look like a personal number or an address.
 */
export const determinationBody = z.object({
  claimVersion: z.int(broken('whole_number', { field: 'version' })),
  seen: z.optional(z.nullable(z.int(broken('whole_number', { field: 'seen' })))),
  basis: z.optional(z.enum(basisNames, broken('basis'))),
  heads: z
    .array(head, broken('list', { field: 'heads' }))
    .check(z.maxLength(maxHeads, broken('too_many', { field: 'heads', max: maxHeads }))),
  moved: flag('moved'),
  securedAmount: amount,
  guaranteedAmount: amount,
  setOffAmount: amount,
  relatedParty: flag('relatedParty'),
  relatedPartyExempt: flag('relatedPartyExempt'),
  category: z.optional(z.nullable(z.enum(categories, broken('category')))),
  workman: answer('workman'),
  government: answer('government'),
  classNumber: z.optional(z.nullable(z.int(broken('whole_number', { field: 'classNumber' })))),
  remarks: note('remarks'),
  internalNote: note('internalNote'),
  effectiveOn: day('effectiveOn'),
  voting: z.optional(z.nullable(voting)),
  currency: z.optional(z.nullable(currency)),
  facilities: some(facility, 'facilities', mostFacilities),
  confirm: flag('confirm'),
  ...anywayShape,
});

export const returnBody = z.object({ remark: text('remark', maxText) });

/** Up to 1,000 ids, each once. */
const idsIn = (field: 'ids' | 'except', min: number) =>
  z.pipe(
    z.pipe(
      z.array(id('id'), broken('id_list', { field })),
      z.transform((ids) => [...new Set(ids)]),
    ),
    z
      .array(z.string())
      .check(
        z.minLength(min, broken('no_claims')),
        z.maxLength(maxConfirmedAtOnce, broken('too_many', { field, max: maxConfirmedAtOnce })),
      ),
  );

export const bulkConfirmBody = z.object({ ids: idsIn('ids', 1) });

/** Claims of a selection that are left out. */
const except = z._default(idsIn('except', 0), []);

/** Proposals chosen one by one, or those of a selection. */
export const proposalsBody = z.union([
  bulkConfirmBody,
  z.object({ selectionId: id('selection'), except }),
]);

/** Where in a selection the confirming goes on. */
export const confirmPartBody = z.object({ from: partFrom, except });

export type DeterminationBody = z.infer<typeof determinationBody>;
