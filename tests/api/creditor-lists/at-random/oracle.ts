// What a list of creditors has to say, reckoned from the law and a drawn case alone. It imports nothing of the portal: what both
// got from one place, both would have wrong.

/** An amount in paise. */
export type Paise = bigint;

/** A day in India, `YYYY-MM-DD`; such days compare as texts. */
export type Day = string;

export interface Employee {
  name: string;
  amount: Paise;
}

/** What is claimed under a head and what stands where; together the four parts are what is claimed. */
export interface Split {
  /** The number of the employee's row; 0 for what is no employee's. */
  employee: number;
  claimed: Paise;
  admitted: Paise;
  contingent: Paise;
  notAdmitted: Paise;
  underVerification: Paise;
}

/** A part of a lender's claim, and what secures it: as the file of the list has both, but for the letter. */
export interface Facility {
  kind: string;
  name: string | null;
  claimed: Paise;
  admitted: Paise;
  securities: Record<string, string | null>[];
}

export interface Decision {
  /** The day from which it counts. */
  from: Day;
  annexure: number;
  splits: Split[];
  secured: Paise;
  guaranteed: Paise;
  setOff: Paise;
  related: boolean;
  exempt: boolean;
  /** With what a creditor in a class votes; null outside a class. */
  votes: Paise | null;
  remarks: string | null;
  /** Null where nobody entered any. */
  facilities: Facility[] | null;
}

/** A claim as it was drawn, and as the portal numbered it. */
export interface Drawn {
  number: string;
  form: 'B' | 'C' | 'CA' | 'D' | 'E' | 'F';
  /** The moment of receipt, ISO 8601 with the offset of India. */
  at: string;
  name: string;
  representative: string | null;
  /** For Form D: what the form says of its creditor. */
  employee: boolean;
  employees: Employee[];
  /** What is claimed, and until the end of which day before a change; the last one has no end. */
  versions: { claimed: Paise; changedOn: Day | null }[];
  /** In the order in which they were entered. */
  decisions: Decision[];
  withdrawnOn: Day | null;
  /** The transfer by which the debt came, or went. */
  came: { on: Day; amount: Paise; from: string } | null;
  gone: { on: Day; amount: Paise; to: string } | null;
}

/** A line as every file of the list has to have it; amounts in rupees. */
export interface Line {
  annexure: number;
  slNo: number;
  claimNumber: string;
  employee: number;
  name: string | null;
  representative: string | null;
  receivedOn: Day;
  claimed: string;
  admitted: string;
  contingent: string;
  notAdmitted: string;
  underVerification: string;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  transferred: string;
  transfers: { on: Day; way: 'from' | 'to'; claim: string; amount: string }[];
  relatedParty: boolean;
  voting: boolean;
  votingDebt: string | null;
  share: string | null;
  shareInClass: string | null;
  remarks: string | null;
  /** Left out where there are none. */
  facilities:
    | (Omit<Facility, 'claimed' | 'admitted'> & { claimed: string; admitted: string })[]
    | undefined;
}

export interface Sums {
  annexure: number;
  received: { count: number; amount: string; people: number | null };
  admitted: { count: number; amount: string; people: number | null };
  contingent: string;
  notAdmitted: string;
  underVerification: string;
  transferred: string;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  lines: number;
  /** Left out where there are none. */
  facilities: number | undefined;
  securities: number | undefined;
}

export interface Voter {
  name: string;
  debt: string;
  votingDebt: string;
  share: string;
  claims: number;
}

/** What a list as on a day says. */
export interface Reckoned {
  lines: Line[];
  summary: Sums[];
  base: string;
  /** The creditors outside a class who vote, each once with all their claims. */
  voters: Voter[];
  /** The class as one voter; null where nobody in it votes. */
  inClass: Omit<Voter, 'name' | 'claims'> | null;
}

/** Rupees with two decimals. */
export const rupees = (amount: Paise) =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Per cent with two decimals, rounded half up by itself. */
function percent(part: Paise, whole: Paise) {
  const hundredths = (2n * part * 10_000n + whole) / (2n * whole);
  return rupees(hundredths);
}

export const sum = (amounts: readonly Paise[]) => amounts.reduce((all, one) => all + one, 0n);
export const lesser = (a: Paise, b: Paise) => (a < b ? a : b);

/**
 * Simple interest to the paisa, rounded half up: the rate in hundredths of a per cent a year, actual days of 365. The first day
 * counts, the last does not.
 */
export const interest = (principal: Paise, rate: bigint, days: number): Paise =>
  (2n * principal * rate * BigInt(days) + 3_650_000n) / 7_300_000n;

const inClass = [1, 2];
const financial = [1, 2, 3, 4];
const ofPeople = [5, 6];

/** The annexure of a claim that nobody determined: Part B of the list follows from the form. */
function annexureBy({ form, employee }: Drawn) {
  if (form === 'D') return employee ? 6 : 5;
  return { B: 8, C: 4, CA: 2, E: 5, F: 9 }[form];
}

/** A line before it has a place and a share. */
interface Found extends Split {
  claim: Drawn;
  annexure: number;
  decision: Decision | null;
  name: string | null;
  secured: Paise;
  guaranteed: Paise;
  setOff: Paise;
  transferred: Paise;
  voting: boolean;
  votes: Paise | null;
}

/** What each employee claims, in the order of the form, until the amount of the claim is reached; then what is nobody's. */
function dividedAmong(employees: readonly Employee[], claimed: Paise) {
  let left = claimed;
  const each = employees.map(({ amount }, at) => {
    const of = lesser(amount, left);
    left -= of;
    return { employee: at + 1, claimed: of };
  });
  return left > 0n ? [...each, { employee: 0, claimed: left }] : each;
}

function undetermined(claim: Drawn, claimed: Paise): Split[] {
  const each =
    claim.form === 'E' ? dividedAmong(claim.employees, claimed) : [{ employee: 0, claimed }];
  return each.map((one) => ({
    ...one,
    admitted: 0n,
    contingent: 0n,
    notAdmitted: 0n,
    underVerification: one.claimed,
  }));
}

const total = (splits: readonly Split[]): Split => ({
  employee: 0,
  claimed: sum(splits.map((one) => one.claimed)),
  admitted: sum(splits.map((one) => one.admitted)),
  contingent: sum(splits.map((one) => one.contingent)),
  notAdmitted: sum(splits.map((one) => one.notAdmitted)),
  underVerification: sum(splits.map((one) => one.underVerification)),
});

const claimedOn = ({ versions }: Drawn, day: Day) =>
  versions.find(({ changedOn }) => changedOn === null || changedOn > day)?.claimed ?? 0n;

const decisionOn = ({ decisions }: Drawn, day: Day) =>
  [...decisions].reverse().find(({ from }) => from <= day) ?? null;

const isListed = ({ at, withdrawnOn, came }: Drawn, day: Day) =>
  at.slice(0, 10) <= day && (!withdrawnOn || withdrawnOn > day) && (!came || came.on <= day);

function foundIn(claim: Drawn, day: Day): Found[] {
  const decision = decisionOn(claim, day);
  const splits = decision ? decision.splits : undetermined(claim, claimedOn(claim, day));
  const annexure = decision?.annexure ?? annexureBy(claim);
  const rows = claim.form === 'E' ? splits : [total(splits)];
  // What concerns a claim for many as a whole stands beside what is nobody's, or else in its first line.
  const whole = rows.find(({ employee }) => employee === 0) ?? rows[0];
  return rows.map((split) => {
    const isWhole = split === whole;
    const voting =
      financial.includes(annexure) &&
      split.admitted > 0n &&
      (!decision?.related || decision.exempt);
    return {
      ...split,
      claim,
      annexure,
      decision,
      name: claim.form === 'E' ? (claim.employees[split.employee - 1]?.name ?? null) : claim.name,
      secured: isWhole ? (decision?.secured ?? 0n) : 0n,
      guaranteed: isWhole ? (decision?.guaranteed ?? 0n) : 0n,
      setOff: isWhole ? (decision?.setOff ?? 0n) : 0n,
      transferred: 0n,
      voting,
      votes: voting ? (decision?.votes ?? split.admitted) : null,
    };
  });
}

const byFiling = (a: Drawn, b: Drawn) =>
  Date.parse(a.at) - Date.parse(b.at) ||
  a.number.length - b.number.length ||
  (a.number < b.number ? -1 : Number(a.number > b.number));

function sumsOf(annexure: number, found: readonly Found[]): Sums {
  const claims = new Map<string, Paise>();
  for (const { claim, admitted } of found)
    claims.set(claim.number, (claims.get(claim.number) ?? 0n) + admitted);
  const people = found.filter(({ name }) => name !== null);
  const counts = ofPeople.includes(annexure);
  const all = (of: (one: Found) => Paise) => rupees(sum(found.map(of)));
  const facilities = found.flatMap(({ decision }) => decision?.facilities ?? []);
  return {
    annexure,
    received: {
      count: claims.size,
      amount: all((one) => one.claimed - one.transferred),
      people: counts ? people.length : null,
    },
    admitted: {
      count: [...claims.values()].filter((admitted) => admitted > 0n).length,
      amount: all((one) => one.admitted),
      people: counts ? people.filter(({ admitted }) => admitted > 0n).length : null,
    },
    contingent: all((one) => one.contingent),
    notAdmitted: all((one) => one.notAdmitted - one.transferred),
    underVerification: all((one) => one.underVerification),
    transferred: all((one) => one.transferred),
    securedAmount: all((one) => one.secured),
    guaranteedAmount: all((one) => one.guaranteed),
    setOffAmount: all((one) => one.setOff),
    lines: found.length,
    facilities: facilities.length || undefined,
    securities: facilities.flatMap(({ securities }) => securities).length || undefined,
  };
}

/** The list as on a day of these claims. Claims of one name are one creditor's. */
export function reckon(claims: readonly Drawn[], day: Day): Reckoned {
  const listed = claims.filter((claim) => isListed(claim, day)).sort(byFiling);
  const numbers = new Set(listed.map(({ number }) => number));
  const found = listed.flatMap((claim) => foundIn(claim, day));
  for (const one of found) {
    const { gone } = one.claim;
    // Both lines have it only from the day of the transfer on, where both are listed.
    if (gone && gone.on <= day && numbers.has(gone.to))
      one.transferred = lesser(gone.amount, one.notAdmitted);
  }
  const voters = found.filter(({ voting }) => voting);
  const base = sum(voters.map(({ votes }) => votes ?? 0n));
  const ofClass = voters.filter(({ annexure }) => inClass.includes(annexure));
  const classBase = sum(ofClass.map(({ votes }) => votes ?? 0n));
  const places = new Map<number, number>();
  const lines = found
    .map((one): Line => {
      const { claim, annexure, decision, votes, voting } = one;
      const slNo = (places.get(annexure) ?? 0) + 1;
      places.set(annexure, slNo);
      const isInClass = inClass.includes(annexure);
      const { came, gone } = claim;
      return {
        annexure,
        slNo,
        claimNumber: claim.number,
        employee: one.employee,
        name: one.name,
        representative: claim.representative,
        receivedOn: claim.at.slice(0, 10),
        claimed: rupees(one.claimed),
        admitted: rupees(one.admitted),
        contingent: rupees(one.contingent),
        notAdmitted: rupees(one.notAdmitted),
        underVerification: rupees(one.underVerification),
        securedAmount: rupees(one.secured),
        guaranteedAmount: rupees(one.guaranteed),
        setOffAmount: rupees(one.setOff),
        transferred: rupees(one.transferred),
        transfers: [
          ...(gone && gone.on <= day && numbers.has(gone.to)
            ? [{ on: gone.on, way: 'to' as const, claim: gone.to, amount: rupees(gone.amount) }]
            : []),
          ...(came && numbers.has(came.from)
            ? [{ on: came.on, way: 'from' as const, claim: came.from, amount: rupees(came.amount) }]
            : []),
        ],
        relatedParty: decision?.related ?? false,
        voting,
        votingDebt: voting && isInClass ? rupees(votes ?? 0n) : null,
        share: voting ? percent(votes ?? 0n, base) : null,
        shareInClass: voting && isInClass ? percent(votes ?? 0n, classBase) : null,
        remarks: decision?.remarks ?? null,
        facilities: decision?.facilities?.map((of) => ({
          ...of,
          claimed: rupees(of.claimed),
          admitted: rupees(of.admitted),
        })),
      };
    })
    .sort((a, b) => a.annexure - b.annexure || a.slNo - b.slNo);
  const summary = Array.from({ length: 9 }, (_, at) =>
    sumsOf(
      at + 1,
      found.filter(({ annexure }) => annexure === at + 1),
    ),
  );
  const outside = new Map<string, Found[]>();
  for (const one of voters.filter(({ annexure }) => !inClass.includes(annexure)))
    outside.set(one.claim.name, [...(outside.get(one.claim.name) ?? []), one]);
  return {
    lines,
    summary,
    base: rupees(base),
    voters: [...outside].map(([name, theirs]) => {
      const votes = sum(theirs.map((one) => one.votes ?? 0n));
      const debt = rupees(sum(theirs.map(({ admitted }) => admitted)));
      return {
        name,
        debt,
        votingDebt: rupees(votes),
        share: percent(votes, base),
        claims: theirs.length,
      };
    }),
    inClass:
      ofClass.length > 0
        ? {
            debt: rupees(sum(ofClass.map(({ admitted }) => admitted))),
            votingDebt: rupees(classBase),
            share: percent(classBase, base),
          }
        : null,
  };
}
