import { type FormValues, readForm } from '@/lib/claims/deeds/filing/form';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { type ClaimStatus, claimStatuses } from '@/lib/reference/claim-status';
import { withAmount } from '../claim-amounts';
import { firmOf } from './firms';
import type { Person } from './people';
import { places } from './places';
import { type Random, randomFrom } from './random';

/** Of twenty claims in a row, how many have each status: exact, so that a filter's hits are known. */
const ofTwenty: Record<ClaimStatus, number> = {
  submitted: 6,
  under_review: 5,
  info_required: 2,
  approved: 5,
  rejected: 2,
  withdrawn: 0,
};
const statuses = claimStatuses.flatMap((status) =>
  Array<ClaimStatus>(ofTwenty[status]).fill(status),
);
if (statuses.length !== 20) throw new Error(`ofTwenty adds up to ${statuses.length}`);

/** How common a form is, and the least and the most that is claimed on it, in rupees. */
const mix: { type: CreditorType; upTo: number; amounts: [number, number] }[] = [
  { type: 'form_d', upTo: 0.45, amounts: [8_000, 600_000] },
  { type: 'form_f', upTo: 0.8, amounts: [200, 40_000] },
  { type: 'form_b', upTo: 0.92, amounts: [20_000, 60_000_000] },
  { type: 'form_c', upTo: 0.95, amounts: [500_000, 2_000_000_000] },
  { type: 'form_e', upTo: 0.98, amounts: [80_000, 9_000_000] },
  { type: 'form_ca', upTo: 1, amounts: [200_000, 500_000_000] },
];

export interface ManyClaim {
  type: CreditorType;
  status: ClaimStatus;
  form: FormValues;
  /** From 0 to below 1: which of the professionals has it; undefined for an unassigned claim. */
  assignee: number | undefined;
  /** How many documents come with it, if any. */
  documents?: number;
}

/** Claim number `index` of a large case, filed by `owner`: always the same, and valid. Throws if it were not. */
export function claimOf(index: number, owner: Person): ManyClaim {
  const random = randomFrom(index * 2 + 1);
  const chance = random.roll();
  const { type, amounts } = mix.find(({ upTo }) => chance < upTo) ?? {
    type: 'form_d',
    amounts: [1, 2],
  };
  const status = statuses[(index * 7) % statuses.length] ?? 'submitted';
  const assigned = random.roll() < (status === 'submitted' ? 0.35 : 0.95);
  return {
    type,
    status,
    form: readForm(
      { creditorType: type, claimData: valuesOf(type, owner, random, amounts) },
      'optional',
    ).values,
    assignee: assigned ? random.roll() : undefined,
  };
}

function valuesOf(type: CreditorType, owner: Person, random: Random, amounts: [number, number]) {
  const form = formOf(type);
  const firm = firmOf(type, random);
  const name = firm ?? `${owner.firstName} ${owner.lastName}`;
  const [city, state, pin] = random.pick(places);
  const { invoices: _, ...sample } = sampleValuesOf(type, firm ? 'en' : owner.language);
  const values: ClaimValues = sample;
  for (const { kind, name: field } of fieldsOf(form)) {
    if (kind === 'city') values[field] = city;
    if (kind === 'state') values[field] = state;
    if (kind === 'pincode') values[field] = `${pin}${random.digits(3)}`;
    if (kind === 'accountNumber') values[field] = random.digits(12);
    // No real one begins with 1.
    if (kind === 'aadhaar') values[field] = withAadhaarDigit(`1${random.digits(10)}`);
    if (kind === 'pan')
      values[field] = `ABCP${owner.email.charAt(0).toUpperCase()}${random.digits(4)}K`;
  }
  // Nobody has another's licence or passport.
  const numbered = mapIdentifiers(form, values, (text, _, kind) =>
    kind === 'other' ? text.replace(/\d/g, () => random.digits(1)) : text,
  );
  const amount = amountIn(amounts, random);
  return {
    // One in twenty does not add up.
    ...withAmount(type, numbered, amount, random.roll() < 0.05 ? 100n : 0n),
    [form.contact.email]: owner.email,
    [form.contact.phone]: owner.phone,
    [form.creditorName]: name,
    accountHolderName: name,
  };
}

/** Small amounts are commoner than large ones: even over the orders of magnitude. */
function amountIn([min, max]: [number, number], random: Random) {
  const rupees = min * (max / min) ** random.roll();
  return `${Math.floor(rupees)}.${random.roll() < 0.7 ? '00' : random.digits(2)}`;
}
