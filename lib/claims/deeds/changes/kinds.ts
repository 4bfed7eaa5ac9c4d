import type { ChangeKind, ChangeState } from '@/generated/prisma/enums';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { takenOf } from './taken';

export type { ChangeKind, ChangeState };

const groupOf = (field: Field) => field.group ?? behaviourOf(field.kind).group;

/** Ways to reach somebody. A person's name is none: it belongs to their identity papers, so they ask for it in words. */
const contactKinds: readonly string[] = [
  ...(['email', 'phone', 'longText', 'city', 'state', 'pincode'] satisfies Field['kind'][]),
];

interface Kind {
  /** Which fields may get new values; null for none. No amount and no public name is among them. */
  has: ((field: Field) => boolean) | null;
  needsPaper: boolean;
}

/** What a creditor may ask to change in a decided claim. */
const kinds = {
  document: { has: null, needsPaper: true },
  bank_account: { has: (field) => groupOf(field) === 'banking', needsPaper: false },
  contact: {
    has: (field) =>
      groupOf(field) === 'contact' && contactKinds.includes(field.kind) && !field.published,
    needsPaper: false,
  },
  other: { has: null, needsPaper: false },
} as const satisfies Record<ChangeKind, Kind>;

export const changeKinds = Object.keys(kinds) as ChangeKind[];

/** The kinds of requests that a claim takes. */
export function kindsTaken(status: ClaimStatus, isDetermined: boolean): readonly ChangeKind[] {
  const taken = takenOf(status, isDetermined);
  if (taken === 'papers') return ['document'];
  return taken === 'every' ? changeKinds : [];
}

export const needsPaper = (kind: ChangeKind) => kinds[kind].needsPaper;

/** Gives the fields of a form that a request of this kind may change. */
export function fieldsOfKind(form: FormDefinition, kind: ChangeKind): readonly Field[] {
  const { has } = kinds[kind];
  return has ? fieldsOf(form).filter(has) : [];
}
