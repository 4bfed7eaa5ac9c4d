import { randomInt } from 'node:crypto';
import { daysAfter } from '@/lib/format/days';
import {
  type Day,
  type Drawn,
  type Facility,
  interest,
  lesser,
  type Paise,
  rupees,
  type Split,
} from './oracle';

/** Numbers that follow from a seed, so that a run can be repeated (mulberry32, public domain). */
export function randomBy(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** From the first to the last, both included. */
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  return {
    between,
    chance: (percent: number) => next() * 100 < percent,
    of: <One>(list: readonly One[]) => list[between(0, list.length - 1)] as One,
    /** Up to the most, often small, with paise. */
    amount: (most: number): Paise => BigInt(Math.floor(next() ** 3 * most * 100)) + 100n,
    /** A part of an amount, often nothing or all. */
    partOf(whole: Paise): Paise {
      const kind = between(0, 4);
      if (kind === 0) return 0n;
      if (kind === 1) return whole;
      return (whole * BigInt(between(1, 9_999))) / 10_000n;
    },
  };
}

type Random = ReturnType<typeof randomBy>;

/** What the desk is sent, beside what it comes to. */
export interface Determining {
  body: Record<string, unknown>;
  decision: Drawn['decisions'][number];
}

/** A claim, and what is to be done with it through the API. */
export interface Plan {
  drawn: Drawn;
  type: 'form_b' | 'form_c' | 'form_ca' | 'form_d' | 'form_e' | 'form_f';
  values: Record<string, unknown>;
  /** The change of the amount by its claimant. */
  edit: { values: Record<string, unknown> } | null;
  /** The steps of the late track, in their order. */
  steps: { step: 'ordered' | 'refused'; on: Day }[];
  /** What is sent before the last step; what follows a refusal is the portal's own deed. */
  determining: Determining[];
}

export interface CaseDays {
  today: Day;
  commencement: Day;
  lastDate: Day;
  /** The end of the late period: the request for plans, later than 90 days from the commencement. */
  request: Day;
}

export function daysOf(today: Day): CaseDays {
  const ago = (days: number) => daysAfter(today, -days);
  return { today, commencement: ago(150), lastDate: ago(130), request: ago(40) };
}

const syllables = 'ba chi do fe gu hi jo ka lu me no pa ri so ta vu wa yi ze'.split(' ');

/** A name of its own for each number, which tells nothing of a person. */
function nameOf(number: number) {
  const word = [number % 19, Math.floor(number / 19) % 19, Math.floor(number / 361) % 19]
    .map((at) => syllables[at])
    .join('');
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

const heads = {
  form_c: ['principalAmount', 'interestAmount', 'penaltyAmount'],
  form_d: ['overtimeAmount', 'bonusAmount', 'gratuityAmount', 'pfAmount', 'esiAmount'],
  form_f: ['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount', 'otherAmount'],
};
const letters = {
  form_b: 'B',
  form_c: 'C',
  form_ca: 'CA',
  form_d: 'D',
  form_e: 'E',
  form_f: 'F',
} as const;
const names = {
  form_b: 'companyName',
  form_c: 'institutionName',
  form_ca: 'institutionName',
  form_d: 'fullName',
  form_e: 'organizationName',
  form_f: 'fullName',
};

/** The heads of a form with what is claimed under each; together the claim. */
interface Claimed {
  head: string;
  employee: number;
  claimed: Paise;
}

/** A claim by its invoices, some with interest; what they leave of it is broken down no further. */
function invoiced(random: Random, whole: Paise): Claimed[] {
  const lines: Claimed[] = [];
  let left = whole;
  for (let at = random.between(1, 6); at > 0 && left > 1n; at -= 1) {
    const row = lines.filter(({ head }) => head.startsWith('invoice:')).length + 1;
    const due = 1n + (left - 1n) / BigInt(random.between(1, 9));
    left -= due;
    lines.push({ head: `invoice:${row}`, employee: 0, claimed: due });
    const of = random.chance(50) ? random.partOf(left) / 8n : 0n;
    left -= of;
    lines.push({ head: `invoiceInterest:${row}`, employee: 0, claimed: of });
  }
  return [...lines, { head: 'remainder', employee: 0, claimed: left }];
}

/** Its invoices as the form has them. */
function invoicesOf(claimed: readonly Claimed[]) {
  const under = (head: string) => claimed.find((one) => one.head === head)?.claimed ?? 0n;
  const count = claimed.filter(({ head }) => head.startsWith('invoice:')).length;
  return Array.from({ length: count }, (_, at) => {
    const interest = under(`invoiceInterest:${at + 1}`);
    return {
      serialNo: String(at + 1),
      invoiceNumber: `TAX-INV/${at + 1}`,
      invoiceDate: '2026-04-01',
      invoiceAmount: '',
      amountDue: rupees(under(`invoice:${at + 1}`)),
      interestDue: interest > 0n ? rupees(interest) : '',
    };
  });
}

function divided(random: Random, type: Plan['type'], whole: Paise): Claimed[] {
  const parts = (of: readonly string[], rest: string | null) => {
    let left = whole;
    const each = of.map((head, at) => {
      // A form that asks for each of its parts wants something in the first.
      const least = rest === null && at === 0 ? 1n : 0n;
      const isLast = rest === null && at === of.length - 1;
      const claimed = isLast ? left : least + random.partOf(left - least);
      left -= claimed;
      return { head, employee: 0, claimed };
    });
    return rest === null ? each : [...each, { head: rest, employee: 0, claimed: left }];
  };
  if (type === 'form_c') return parts(heads.form_c, null);
  if (type === 'form_d') return parts(heads.form_d, 'remainder');
  if (type === 'form_f') return parts(heads.form_f, 'remainder');
  if (type === 'form_b' && random.chance(40)) return invoiced(random, whole);
  if (type !== 'form_e') return parts(['principal', 'interest'], null);
  const count = random.between(1, 6);
  let left = whole;
  const people = Array.from({ length: count }, (_, at) => {
    const all = at === count - 1 && random.chance(50);
    const claimed = all ? left : 1n + (left - BigInt(count)) / BigInt(random.between(2, 9));
    left -= claimed;
    return { head: `employee:${at + 1}`, employee: at + 1, claimed };
  });
  return [...people, { head: 'remainder', employee: 0, claimed: left }];
}

function valuesOf(type: Plan['type'], claimed: readonly Claimed[], drawn: Drawn) {
  const whole = claimed.reduce((sum, one) => sum + one.claimed, 0n);
  const fields = type in heads ? heads[type as keyof typeof heads] : [];
  const parts = Object.fromEntries(
    fields.map((field) => {
      const found = claimed.find(({ head }) => head === field)?.claimed ?? 0n;
      return [field, found > 0n || type === 'form_c' ? rupees(found) : ''];
    }),
  );
  return {
    ...parts,
    claimAmount: rupees(whole),
    [names[type]]: drawn.name,
    ...(type === 'form_b' && { invoices: invoicesOf(claimed) }),
    ...(type === 'form_d' && { workerKind: drawn.employee ? 'employee' : 'workman' }),
    ...(type === 'form_e' && {
      representativeName: 'Vitthal Shinde',
      totalEmployeesRepresented: String(drawn.employees.length),
      employeeDetails: drawn.employees.map(({ name, amount }, at) => ({
        serialNo: String(at + 1),
        employeeName: name,
        identificationNumber: `ID-${at + 1}`,
        totalAmountDue: rupees(amount),
        periodDue: 'May 2026',
      })),
    }),
  };
}

/** Divides what is claimed under a head; nothing is admitted where nothing may be. */
function split(random: Random, { employee, claimed }: Claimed, mayAdmit: boolean): Split {
  const admitted = mayAdmit ? random.partOf(claimed) : 0n;
  const contingent = mayAdmit && random.chance(20) ? random.partOf(claimed - admitted) : 0n;
  const notAdmitted = random.partOf(claimed - admitted - contingent);
  const underVerification = claimed - admitted - contingent - notAdmitted;
  return { employee, claimed, admitted, contingent, notAdmitted, underVerification };
}

const reasonsOf = ({ contingent, notAdmitted }: Split) => [
  ...(contingent > 0n ? [{ code: 'contingent', amount: rupees(contingent) }] : []),
  ...(notAdmitted > 0n ? [{ code: 'not_agreed', amount: rupees(notAdmitted) }] : []),
];

const sumOf = (splits: readonly Split[], of: 'admitted' | 'contingent') =>
  splits.reduce((sum, one) => sum + one[of], 0n);

interface Given {
  type: Plan['type'];
  claimed: readonly Claimed[];
  days: CaseDays;
  from: Day | null;
  mayAdmit: boolean;
  first: boolean;
}

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The votes of a creditor in a class, and what the desk is sent of them. */
function votesOf(random: Random, principal: Paise, admitted: Paise, { commencement }: CaseDays) {
  const from = daysAfter(commencement, -random.between(0, 1_500));
  const agreed = random.chance(30);
  const rate = agreed ? BigInt(random.between(1, 2_400)) : 800n;
  const given = random.chance(70) ? principal : random.partOf(principal);
  const body = { principal: rupees(given), from, rate: rupees(rate), agreed };
  const days = daysBetween(from, commencement);
  return { body, votes: given === 0n ? admitted : given + interest(given, rate, days) };
}

const kinds = ['term_loan', 'working_capital', 'bank_guarantee', 'other'];
const ranks = ['exclusive', 'first_pari_passu', 'subservient', null];

/** A claim divided into facilities, some of them of nothing; what is admitted fills the earlier ones first. */
function facilitiesOf(random: Random, claimed: Paise, admitted: Paise): Facility[] {
  const count = random.between(1, 4);
  let [left, toAdmit] = [claimed, admitted];
  return Array.from({ length: count }, (_, at) => {
    const part = at === count - 1 ? left : random.partOf(left);
    const of = lesser(part, toAdmit);
    left -= part;
    toAdmit -= of;
    return {
      kind: random.of(kinds),
      name: random.chance(50) ? `Loan of ${random.between(2001, 2024)}` : null,
      claimed: part,
      admitted: of,
      securities: Array.from({ length: random.between(0, 2) }, () => ({
        charge: random.of(['mortgage', 'pledge']),
        asset: `Plot at ${nameOf(random.between(1, 300))}`,
        rank: random.of(ranks),
        day: null,
        chargeId: null,
        value: random.chance(50) ? rupees(random.amount(9_000_000)) : null,
      })),
    };
  });
}

/** As it is sent. */
const sentFacility = ({ claimed, admitted, ...of }: Facility) => ({
  ...of,
  claimed: rupees(claimed),
  admitted: rupees(admitted),
});

function determine(random: Random, given: Given): Determining {
  const { type, claimed, days, from, mayAdmit, first } = given;
  const each = claimed
    .filter((one) => one.claimed > 0n)
    .map((one) => ({ head: one.head, ...split(random, one, mayAdmit) }));
  const [admitted, contingent] = [sumOf(each, 'admitted'), sumOf(each, 'contingent')];
  const isFinancial = type === 'form_c' || type === 'form_ca';
  const government = type === 'form_b' && random.chance(30);
  const coverable = type === 'form_b' && government ? 0n : admitted + contingent;
  const covers = isFinancial || type === 'form_b';
  const secured = covers && random.chance(40) ? random.partOf(coverable) : 0n;
  const guaranteed = covers && random.chance(20) ? random.partOf(coverable) : 0n;
  const setOff = random.chance(15) ? random.amount(10_000) : 0n;
  const related = isFinancial && random.chance(15);
  const exempt = related && random.chance(30);
  const workman = random.chance(50);
  const remarks = random.chance(20) && type !== 'form_ca' ? 'Copies of the books seen' : null;
  const annexure = {
    form_b: government ? 7 : 8,
    form_c: secured > 0n ? 3 : 4,
    form_ca: secured > 0n ? 1 : 2,
    form_d: workman ? 5 : 6,
    form_e: workman ? 5 : 6,
    form_f: 9,
  }[type];
  const principal = each.find(({ head }) => head === 'principal')?.admitted ?? 0n;
  const voting =
    type === 'form_ca' && random.chance(75) ? votesOf(random, principal, admitted, days) : null;
  const masked = [1, 2, 5, 6].includes(annexure);
  const whole = each.reduce((sum, one) => sum + one.claimed, 0n);
  const facilities =
    isFinancial && random.chance(40) ? facilitiesOf(random, whole, admitted) : null;
  const body = {
    claimVersion: 1,
    basis: first ? 'original' : 'revised',
    heads: each.map(({ head, employee: _, ...amounts }) => ({
      head,
      ...Object.fromEntries(
        Object.entries(amounts).map(([name, amount]) => [name, rupees(amount)]),
      ),
      reasons: reasonsOf({ employee: 0, ...amounts }),
    })),
    securedAmount: rupees(secured),
    guaranteedAmount: rupees(guaranteed),
    setOffAmount: rupees(setOff),
    relatedParty: related,
    relatedPartyExempt: exempt,
    ...(type === 'form_b' && { government }),
    ...((type === 'form_d' || type === 'form_e') && { workman }),
    ...(voting && { voting: voting.body }),
    ...(remarks && !masked && { remarks }),
    ...(from && { effectiveOn: from }),
    ...(facilities && { facilities: facilities.map(sentFacility) }),
    confirm: true,
  };
  return {
    body,
    decision: {
      from: from ?? days.today,
      annexure,
      splits: each.map(({ head: _, ...one }) => one),
      secured,
      guaranteed,
      setOff,
      related,
      exempt,
      votes: type === 'form_ca' ? (voting?.votes ?? admitted) : null,
      remarks: masked ? null : remarks,
      facilities,
    },
  };
}

/** What becomes of a decision when the step that let the late claim in is reversed. */
const undone = (decision: Drawn['decisions'][number], from: Day) => ({
  ...decision,
  from,
  splits: decision.splits.map((one) => ({
    ...one,
    admitted: 0n,
    contingent: 0n,
    underVerification: one.underVerification + one.admitted + one.contingent,
  })),
  secured: 0n,
  guaranteed: 0n,
  votes: decision.votes === null ? null : 0n,
  facilities: decision.facilities?.map((one) => ({ ...one, admitted: 0n })) ?? null,
});

const weights: readonly [Plan['type'], number][] = [
  ['form_c', 30],
  ['form_ca', 25],
  ['form_b', 15],
  ['form_d', 10],
  ['form_e', 8],
  ['form_f', 12],
];

/** How long ago lists are made: a claim comes in the last moment of that day, or the first of the next one, more often than by chance. */
export const listedAgo = [60, 12, 0];

function momentOf(random: Random, today: Day): string {
  const edge = random.chance(8) ? random.of([60, 41, 40, 39, 12, 11]) : null;
  const day = daysAfter(today, -(edge ?? random.between(1, 148)));
  if (edge !== null) return `${day}T${random.of(['23:59:59.999', '00:00:00.000'])}+05:30`;
  const two = (number: number) => String(number).padStart(2, '0');
  // Coarse, so that some come at one moment.
  return `${day}T${two(random.between(8, 20))}:00:00.000+05:30`;
}

function planOf(random: Random, number: number, days: CaseDays): Plan {
  const lots = weights.flatMap(([type, weight]) => Array.from({ length: weight }, () => type));
  const type = random.of(lots);
  const at = momentOf(random, days.today);
  const received = at.slice(0, 10);
  const isLate = received > days.request;
  const after = (day: Day) => {
    const room = daysBetween(day, days.today);
    return daysAfter(day, random.between(0, room));
  };
  const claimed = divided(random, type, random.amount(type === 'form_c' ? 90_000_000 : 2_000_000));
  const whole = claimed.reduce((sum, one) => sum + one.claimed, 0n);
  // Several claims of some creditors.
  const creditor = type === 'form_c' && random.chance(25) ? random.between(1, 12) : 20 + number;
  const drawn: Drawn = {
    number: '',
    form: letters[type],
    at,
    name: `${nameOf(creditor)} ${type === 'form_d' || type === 'form_f' ? 'Rao' : 'Traders'}`,
    representative: null,
    employee: random.chance(40),
    employees: [],
    versions: [{ claimed: whole, changedOn: null }],
    decisions: [],
    withdrawnOn: null,
    came: null,
    gone: null,
  };
  if (type === 'form_e') {
    drawn.employees = claimed
      .filter(({ employee }) => employee > 0)
      .map(({ employee, claimed: amount }) => ({
        name: `${nameOf(900 + number * 7 + employee)} Lal`,
        amount,
      }));
    drawn.representative = `Vitthal Shinde, ${drawn.name}`;
  }
  const plan: Plan = {
    drawn,
    type,
    values: valuesOf(type, claimed, drawn),
    edit: null,
    steps: [],
    determining: [],
  };
  const opened = isLate && random.chance(50) ? after(received) : null;
  if (opened) plan.steps.push({ step: 'ordered', on: opened });
  const mayAdmit = !isLate || opened !== null;
  const earliest = opened ?? received;
  const count = random.chance(75) ? (random.chance(25) ? 2 : 1) : 0;
  for (let at = 0; at < count; at += 1) {
    const from = random.chance(80) ? after(earliest) : null;
    const given = { type, claimed, days, from, mayAdmit, first: at === 0 };
    plan.determining.push(determine(random, given));
  }
  drawn.decisions = plan.determining.map(({ decision }) => decision);
  const last = drawn.decisions.at(-1);
  if (opened && last && random.chance(30)) {
    const on = days.today;
    plan.steps.push({ step: 'refused', on });
    const admits = sumOf(last.splits, 'admitted') + sumOf(last.splits, 'contingent') > 0n;
    if (admits) drawn.decisions.push(undone(last, on));
  }
  if (count === 0 && (type === 'form_b' || type === 'form_ca') && random.chance(30)) {
    const changed = random.amount(1_000_000);
    drawn.versions = [
      { claimed: whole, changedOn: after(received) },
      { claimed: changed, changedOn: null },
    ];
    plan.edit = { values: { claimAmount: rupees(changed) } };
  }
  // What is decided is no longer withdrawn.
  const isOpen = drawn.decisions.at(-1)?.splits.some((one) => one.underVerification > 0n) ?? true;
  if (isOpen && random.chance(15)) drawn.withdrawnOn = after(received);
  return plan;
}

/** So many claims that follow from a seed. */
export const plansOf = (seed: number, count: number, days: CaseDays): Plan[] => {
  const random = randomBy(seed);
  return Array.from({ length: count }, (_, number) => planOf(random, number, days));
};

/** A seed for this run, or the one asked for. */
export const seedOfRun = () => Number(process.env.LIST_SEED ?? randomInt(1, 2 ** 31));

/** Which claims transfer a part of what is admitted: financial ones, and invoices, that nothing covers, and that stay as they are. */
export const transferable = ({ type, values, drawn, steps, edit }: Plan) => {
  const last = drawn.decisions.at(-1);
  const { invoices } = values;
  return (
    (type === 'form_c' || (Array.isArray(invoices) && invoices.length > 0)) &&
    steps.length === 0 &&
    edit === null &&
    drawn.withdrawnOn === null &&
    last !== undefined &&
    last.secured === 0n &&
    last.guaranteed === 0n &&
    sumOf(last.splits, 'admitted') > 1n
  );
};

/** What of each facility goes with an amount: in proportion, and the paise that are left to those that lost most. */
function partsOf(facilities: readonly Facility[], amount: Paise) {
  const all = facilities.reduce((sum, { admitted }) => sum + admitted, 0n);
  const parts = facilities.map((of) => ({
    of,
    part: (of.admitted * amount) / all,
    lost: (of.admitted * amount) % all,
  }));
  let left = parts.length > 0 ? amount - parts.reduce((sum, { part }) => sum + part, 0n) : 0n;
  for (const one of [...parts].sort((a, b) => Number(b.lost > a.lost) - Number(b.lost < a.lost))) {
    if (left === 0n) break;
    one.part += 1n;
    left -= 1n;
  }
  return parts;
}

/** What a transfer makes of the standing decision of the former creditor, and of the new one's. */
export function transferred(
  last: Drawn['decisions'][number],
  amount: Paise,
  on: Day,
): { stays: Drawn['decisions'][number]; goes: Drawn['decisions'][number] } {
  let left = amount;
  const splits = last.splits.map((one) => {
    const part = lesser(one.admitted, left);
    left -= part;
    return { ...one, admitted: one.admitted - part, notAdmitted: one.notAdmitted + part };
  });
  const facilities = partsOf(last.facilities ?? [], amount);
  const none = { contingent: 0n, notAdmitted: 0n, underVerification: 0n };
  return {
    stays: {
      ...last,
      from: on,
      splits,
      facilities:
        last.facilities &&
        facilities.map(({ of, part }) => ({ ...of, admitted: of.admitted - part })),
    },
    goes: {
      ...last,
      from: on,
      splits: [{ employee: 0, claimed: amount, admitted: amount, ...none }],
      setOff: 0n,
      related: false,
      exempt: false,
      remarks: null,
      facilities:
        last.facilities &&
        facilities
          .filter(({ part }) => part > 0n)
          .map(({ of, part }) => ({ ...of, claimed: part, admitted: part })),
    },
  };
}
