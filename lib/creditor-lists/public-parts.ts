import type { ClaimedInCurrency } from '@/lib/law/currency';
import type { Facility, Security } from '@/lib/law/facilities';
import type { Committee, Member } from './committee';
import type { Change, Side } from './differing';
import type { ListLine, PresentedList } from './present';

type Named<Parts> = {
  [Part in keyof Parts]: Parts[Part] extends true ? Part : never;
}[keyof Parts];

type EachOf<Whole> = Record<keyof Whole, boolean>;

/** Makes a function that takes the public parts out of a whole. */
const publicIn =
  <Whole>() =>
  <Parts extends Partial<EachOf<Whole>>>(parts: Parts) => {
    type Public = Named<Parts> & keyof Whole;
    const names = Object.keys(parts).filter((name) => parts[name as keyof Whole]) as Public[];
    return (whole: Whole) =>
      Object.fromEntries(
        // What a whole leaves out, its public part leaves out too.
        names.flatMap((name) => (name in (whole as object) ? [[name, whole[name]]] : [])),
      ) as Pick<Whole, Public>;
  };

/** Without who made it and what was still missing. */
const listForPublic = publicIn<PresentedList>()({
  number: true,
  asOn: true,
  state: true,
  madeAt: true,
  asked: false,
  confirmed: false,
  published: false,
  withdrawn: false,
  publishedOver: false,
  replacedBy: true,
  objectionsUntil: true,
  debtorName: true,
  debtorCin: true,
  tribunal: true,
  tribunalBench: true,
  caseNumber: true,
  admissionOrderDate: true,
  admissionOrderNumber: true,
  commencementDate: true,
  professionalName: true,
  professionalRegistration: true,
  lawEdition: true,
  rows: true,
  summary: true,
  totals: true,
  votingBase: true,
  classes: true,
  hindrances: false,
  sha256: true,
  progress: false,
  failing: false,
} as const satisfies EachOf<PresentedList>);

/** A list as the public reads it; `publishedAt` is ISO 8601, null before. */
export const publicList = (list: PresentedList) => ({
  ...listForPublic(list),
  publishedAt: list.published?.at ?? null,
});

const publicCurrency = publicIn<ClaimedInCurrency>()({
  code: true,
  amount: true,
  rate: true,
  day: true,
  source: true,
  rupees: true,
} as const satisfies EachOf<ClaimedInCurrency>);

const publicSecurity = publicIn<Security>()({
  charge: true,
  asset: true,
  rank: true,
  day: true,
  chargeId: true,
  value: true,
} as const satisfies EachOf<Security>);

const facilityForPublic = publicIn<Facility>()({
  kind: true,
  name: true,
  claimed: true,
  admitted: true,
  securities: false,
} as const satisfies EachOf<Facility>);

const publicFacility = (facility: Facility) => ({
  ...facilityForPublic(facility),
  securities: facility.securities.map(publicSecurity),
});

const lineForPublic = publicIn<ListLine>()({
  annexure: true,
  slNo: true,
  claimId: false,
  claimNumber: true,
  employee: true,
  name: true,
  representative: true,
  receivedOn: true,
  form: true,
  nature: true,
  claimed: true,
  admitted: true,
  contingent: true,
  notAdmitted: true,
  underVerification: true,
  securedAmount: true,
  guaranteedAmount: true,
  setOffAmount: true,
  transferred: true,
  transfers: true,
  relatedParty: true,
  voting: true,
  votingDebt: true,
  share: true,
  shareInClass: true,
  creditorClass: true,
  remarks: true,
  reasons: true,
  grounds: true,
  subJudice: false,
  currency: false,
  facilities: false,
} as const satisfies EachOf<ListLine>);

/** A line for the public, without its claim's id, and without parts that have nothing to say, as in older lists. */
export const publicLine = (line: ListLine) => ({
  ...lineForPublic(line),
  ...(line.subJudice && line.subJudice !== '0.00' ? { subJudice: line.subJudice } : {}),
  ...(line.currency ? { currency: publicCurrency(line.currency) } : {}),
  ...(line.facilities ? { facilities: line.facilities.map(publicFacility) } : {}),
});

export type PublicLine = ReturnType<typeof publicLine>;

const sideForPublic = publicIn<Side>()({
  annexure: true,
  slNo: true,
  claimed: true,
  admitted: true,
  contingent: true,
  notAdmitted: true,
  underVerification: true,
  securedAmount: true,
  guaranteedAmount: true,
  setOffAmount: true,
  votingDebt: true,
  share: true,
  creditorClass: true,
  relatedParty: true,
  remarks: true,
  reasons: true,
  grounds: true,
  transfers: true,
  currency: false,
  facilities: false,
} as const satisfies EachOf<Side>);

const publicSide = (side: Side) => ({
  ...sideForPublic(side),
  currency: side.currency && publicCurrency(side.currency),
  facilities: side.facilities?.map(publicFacility) ?? null,
});

const changeForPublic = publicIn<Change>()({
  kind: true,
  claimId: false,
  claimNumber: true,
  employee: true,
  name: true,
  before: false,
  after: false,
} as const satisfies EachOf<Change>);

/** A change for the public, without the id of its claim. */
export const publicChange = (change: Change) => ({
  ...changeForPublic(change),
  before: change.before && publicSide(change.before),
  after: change.after && publicSide(change.after),
});

const publicMember = publicIn<Member>()({
  name: true,
  debt: true,
  votingDebt: true,
  share: true,
  claims: true,
  representative: true,
  creditorClass: true,
  kind: true,
} as const satisfies EachOf<Member>);

const committeeForPublic = publicIn<Committee>()({
  composition: true,
  base: true,
  members: false,
  memberCount: true,
  nonVoting: false,
  nonVotingCount: true,
  operational: true,
} as const satisfies EachOf<Committee>);

/** The committee as the public reads it. */
export const publicCommittee = (committee: Committee) => ({
  ...committeeForPublic(committee),
  members: committee.members.map(publicMember),
  nonVoting: committee.nonVoting.map(publicMember),
});
