import { fromPaise } from '@/lib/format/money';
import type { Part } from '@/lib/law/amounts';
import { type HeadValues, missingOf, noReason, paise } from './values';

export type Filling = 'admitAll' | 'admitNone' | 'restUnderVerification' | 'restNotAdmitted';

export const fillings: readonly Filling[] = [
  'admitAll',
  'admitNone',
  'restUnderVerification',
  'restNotAdmitted',
];

const shown = (amount: bigint) => (amount === 0n ? '' : fromPaise(amount));

const only = (head: HeadValues, part: Part): HeadValues => ({
  ...head,
  admitted: '',
  contingent: '',
  notAdmitted: '',
  underVerification: '',
  [part]: shown(paise(head.claimed)),
});

/** Puts what is missing under a head into this part. Changes nothing where there is too much already. */
function withRest(head: HeadValues, part: Part): HeadValues {
  const missing = missingOf(head);
  return missing <= 0n ? head : { ...head, [part]: shown(paise(head[part]) + missing) };
}

/** Fills in the amounts of a head. Keeps reasons as long as something is left that they could be for. */
export function filled(head: HeadValues, filling: Filling): HeadValues {
  switch (filling) {
    case 'admitAll':
      return { ...only(head, 'admitted'), reasons: [noReason] };
    case 'admitNone':
      return only(head, 'notAdmitted');
    case 'restUnderVerification':
      return withRest(head, 'underVerification');
    case 'restNotAdmitted':
      return withRest(head, 'notAdmitted');
  }
}
