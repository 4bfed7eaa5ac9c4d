import { states } from '@/lib/reference/states';
import { fitsAadhaar, fitsGstin } from './check-digits';
import * as clean from './clean';
import type { Field } from './definitions/field';
import type { Kind } from './definitions/kind';
import type { InputAttributes, KindFacets } from './facets';
import {
  amountFrom,
  characters,
  date,
  emailPattern,
  fitting,
  matching,
  oneOf,
  phonePattern,
} from './rules';

const plain = { type: 'text', inputMode: 'text', autoComplete: 'off' } as const;
const digits = { ...plain, inputMode: 'numeric', digitsOnly: true } as const;
const code = { ...plain, upperCase: true } as const;
const money = { ...plain, inputMode: 'decimal', maxLength: 19 } as const;

export const yesNo = ['yes', 'no'] as const;
export const maxRows = 1000;

export const kindFacets = {
  text: {
    clean: clean.line,
    checks: () => [characters('line')],
    rules: ['characters', 'tooLong'],
    widget: 'input',
    group: 'other_details',
    display: 'text',
    spelling: 'text',
    input: { ...plain, maxLength: 200 },
  },
  longText: {
    clean: clean.lines,
    checks: () => [characters('lines')],
    rules: ['characters', 'tooShort', 'tooLong'],
    widget: 'textarea',
    group: 'other',
    display: 'paragraph',
    spelling: 'text',
    input: { ...plain, maxLength: 5000 },
  },
  email: {
    clean: clean.line,
    checks: () => [characters('line'), matching('email', emailPattern)],
    rules: ['characters', 'tooLong', 'email'],
    widget: 'input',
    group: 'contact',
    display: 'text',
    spelling: 'text',
    input: { type: 'email', inputMode: 'email', maxLength: 254, autoComplete: 'email' },
  },
  phone: {
    clean: clean.line,
    checks: () => [matching('phone', phonePattern)],
    rules: ['phone'],
    widget: 'phone',
    group: 'contact',
    display: 'phone',
    spelling: 'phone',
    input: {
      type: 'tel',
      inputMode: 'tel',
      maxLength: 10,
      autoComplete: 'tel-national',
      digitsOnly: true,
    },
  },
  pan: {
    clean: clean.upperCase,
    checks: () => [matching('pan', /^[A-Z]{5}\d{4}[A-Z]$/)],
    rules: ['pan'],
    widget: 'input',
    group: 'identification',
    display: 'text',
    spelling: 'text',
    input: { ...code, maxLength: 10 },
    identifier: 'pan',
  },
  aadhaar: {
    clean: clean.withoutSpaces,
    checks: () => [matching('aadhaar', /^\d{12}$/), fitting('aadhaarCheck', fitsAadhaar)],
    rules: ['aadhaar', 'aadhaarCheck'],
    widget: 'input',
    group: 'identification',
    display: 'aadhaar',
    spelling: 'digits',
    input: { ...plain, inputMode: 'numeric', maxLength: 14 },
    identifier: 'aadhaar',
  },
  gstin: {
    clean: clean.upperCase,
    checks: () => [
      matching('gstin', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
      fitting('gstinCheck', fitsGstin),
    ],
    rules: ['gstin', 'gstinCheck'],
    widget: 'input',
    group: 'identification',
    display: 'text',
    spelling: 'text',
    input: { ...code, maxLength: 15 },
  },
  pincode: {
    clean: clean.line,
    checks: () => [matching('pincode', /^\d{6}$/)],
    rules: ['pincode'],
    widget: 'input',
    group: 'contact',
    display: 'text',
    spelling: 'digits',
    input: { ...digits, maxLength: 6, autoComplete: 'postal-code' },
  },
  ifsc: {
    clean: clean.upperCase,
    checks: () => [matching('ifsc', /^[A-Z0-9]{11}$/)],
    rules: ['ifsc'],
    widget: 'input',
    group: 'banking',
    display: 'text',
    spelling: 'text',
    input: { ...code, maxLength: 11 },
  },
  accountNumber: {
    clean: clean.line,
    checks: () => [matching('accountNumber', /^\d{8,18}$/)],
    rules: ['accountNumber'],
    widget: 'input',
    group: 'banking',
    display: 'text',
    spelling: 'digits',
    input: { ...digits, maxLength: 18 },
    identifier: 'account',
  },
  amount: {
    clean: clean.amount,
    checks: () => [amountFrom('aboveZero')],
    rules: ['amount', 'amountAboveZero', 'amountTooLarge'],
    widget: 'amount',
    group: 'financial',
    display: 'money',
    spelling: 'money',
    input: money,
  },
  amountPart: {
    clean: clean.amount,
    checks: () => [amountFrom('zero')],
    rules: ['amount', 'amountNotNegative', 'amountTooLarge'],
    widget: 'amount',
    group: 'financial',
    display: 'money',
    spelling: 'money',
    input: money,
  },
  count: {
    clean: clean.amount,
    checks: () => [matching('count', /^[1-9]\d{0,6}$/)],
    rules: ['count'],
    widget: 'input',
    group: 'other_details',
    display: 'text',
    spelling: 'count',
    input: { ...digits, maxLength: 7 },
  },
  date: {
    clean: clean.line,
    checks: () => [date],
    rules: ['date', 'dateRange'],
    widget: 'date',
    group: 'dates',
    display: 'date',
    spelling: 'day',
    input: { ...plain, type: 'date', maxLength: 10 },
  },
  choice: {
    clean: clean.line,
    checks: (field) => [oneOf(field.options ?? [])],
    rules: ['option'],
    widget: 'select',
    group: 'other_details',
    display: 'option',
    spelling: 'option',
    input: { ...plain, maxLength: 100 },
  },
  city: {
    clean: clean.line,
    checks: () => [characters('line')],
    rules: ['characters', 'tooLong'],
    widget: 'city',
    group: 'contact',
    display: 'city',
    spelling: 'city',
    input: { ...plain, maxLength: 100, autoComplete: 'address-level2' },
  },
  state: {
    clean: clean.line,
    checks: () => [oneOf(states)],
    rules: ['option'],
    widget: 'state',
    group: 'contact',
    display: 'state',
    spelling: 'state',
    input: { ...plain, maxLength: 100, autoComplete: 'address-level1' },
  },
  yesNo: {
    clean: clean.line,
    checks: () => [oneOf(yesNo)],
    rules: ['option'],
    widget: 'yesNo',
    group: 'legal',
    display: 'yesNo',
    spelling: 'yesNo',
    input: { ...plain, maxLength: 3 },
  },
  serial: {
    clean: clean.amount,
    checks: () => [matching('count', /^[1-9]\d{0,6}$/)],
    rules: ['count'],
    widget: 'serial',
    group: 'other_details',
    display: 'text',
    spelling: 'count',
    input: { ...digits, maxLength: 7 },
  },
  rows: {
    clean: clean.line,
    checks: () => [],
    rules: ['tooManyRows'],
    widget: 'table',
    group: 'other',
    display: 'table',
    spelling: 'none',
    input: { ...plain, maxLength: 0 },
  },
} satisfies Record<Kind, KindFacets>;

/** Everything that is common to the fields of a kind. */
export function facetsOf(kind: Kind): KindFacets {
  return kindFacets[kind];
}

/** The attributes of a field's control: those of its kind, and what the field says differently. */
export function inputOf(field: Field): InputAttributes {
  const { input } = facetsOf(field.kind);
  return {
    ...input,
    maxLength: field.maxLength ?? input.maxLength,
    autoComplete: field.autoComplete ?? input.autoComplete,
  };
}
