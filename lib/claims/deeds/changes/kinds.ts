import type { ChangeKind, ChangeState } from '@/generated/prisma/enums';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { takenOf } from './taken';

export type { ChangeKind, ChangeState };

const groupOf = (field: Field) => field.group ?? behaviourOf(field.kind).group;

/** How somebody is reached. The name of a person stands with their identity papers, and goes in words. */
const contactKinds: readonly string[] = [
  ...(['email', 'phone', 'longText', 'city', 'state', 'pincode'] satisfies Field['kind'][]),
];

interface Kind {
  /** Which fields of the form it may give new values; null for none. No amount and no public name is among them. */
  has: ((field: Field) => boolean) | null;
  /** Whether a paper has to come with it. */
  needsPaper: boolean;
}

/** What a creditor may ask to have changed in a claim that is decided. */
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

/** The fields of a form to which a request of this kind gives new values. */
export function fieldsOfKind(form: FormDefinition, kind: ChangeKind): readonly Field[] {
  const { has } = kinds[kind];
  return has ? fieldsOf(form).filter(has) : [];
}
