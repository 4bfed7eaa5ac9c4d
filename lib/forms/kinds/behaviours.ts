import type { Field } from '@/lib/forms/definitions/field';
import type { Kind } from '@/lib/forms/definitions/kind';
import { aadhaar } from './codes/aadhaar';
import { accountNumber } from './codes/account-number';
import { gstin } from './codes/gstin';
import { ifsc } from './codes/ifsc';
import { pan } from './codes/pan';
import { pincode } from './codes/pincode';
import type { InputAttributes, KindBehaviour } from './shared/behaviour';
import { amount, amountPart } from './values/amount';
import { bank } from './values/bank';
import { choice } from './values/choice';
import { city } from './values/city';
import { count } from './values/count';
import { date } from './values/date';
import { email } from './values/email';
import { longText } from './values/long-text';
import { phone } from './values/phone';
import { rows } from './values/rows';
import { serial } from './values/serial';
import { state } from './values/state';
import { text } from './values/text';
import { yesNo } from './values/yes-no';

const behaviours = {
  text,
  longText,
  email,
  phone,
  pan,
  aadhaar,
  gstin,
  pincode,
  ifsc,
  bank,
  accountNumber,
  amount,
  amountPart,
  count,
  date,
  choice,
  city,
  state,
  yesNo,
  serial,
  rows,
} satisfies Record<Kind, KindBehaviour>;

/** Gives what all fields of a kind share. */
export function behaviourOf(kind: Kind): KindBehaviour {
  return behaviours[kind];
}

/** Gives the attributes of a field's control: its own override those of its kind. */
export function inputOf(field: Field): InputAttributes {
  const { input } = behaviourOf(field.kind);
  return {
    ...input,
    maxLength: field.maxLength ?? input.maxLength,
    autoComplete: field.autoComplete ?? input.autoComplete,
  };
}
