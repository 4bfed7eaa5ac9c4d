import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { fitsGstin, withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';
import type { ReviewStatus } from '@/lib/reference/claim-status';
import type { Calendar, DemoLanguage } from '../calendar';
import type { DemoChange } from '../changes';
import type { Conversation } from '../conversations';
import type { DemoDetermination, DemoFound } from '../determinations';
import type { Paper } from '../papers';

/** Whoever signs in for a creditor. */
export interface DemoAccount {
  firstName: string;
  lastName: string;
  language: DemoLanguage;
}

/** What became of a claim. */
export interface Course {
  /** When it was filed, in days after the commencement. */
  filedOn: number;
  status: ReviewStatus | 'submitted';
  assignee?: 'ravi' | 'kavita';
  /** How many of its form's papers came with it; 0 for a claim of a file that still lacks them. */
  papers: number;
  note?: string;
  determination?: DemoDetermination;
  found?: DemoFound;
  edit?: (calendar: Calendar) => ClaimValues;
  change?: DemoChange;
  withdrawal?: string;
  talk?: (calendar: Calendar) => Conversation;
}

/** A creditor and the claim that they filed. Each one's numbers differ by `serial`. */
export interface DemoCreditor extends Course {
  account: DemoAccount;
  type: CreditorType;
  place: Place;
  papersOfForm: readonly Paper[];
  values: (facts: {
    calendar: Calendar;
    serial: number;
    phone: string;
    email: string;
  }) => ClaimValues;
}

/** City, state, the first digits of its PIN codes, and how GSTINs and other registers name the state. */
export type Place = readonly [city: string, state: string, pin: string, gst: string, code: string];

export const places = {
  ahmedabad: ['Ahmedabad', 'Gujarat', '380', '24', 'GJ'],
  bengaluru: ['Bengaluru', 'Karnataka', '560', '29', 'KA'],
  chennai: ['Chennai', 'Tamil Nadu', '600', '33', 'TN'],
  dehradun: ['Dehradun', 'Uttarakhand', '248', '05', 'UK'],
  delhi: ['Delhi', 'Delhi', '110', '07', 'DL'],
  hyderabad: ['Hyderabad', 'Telangana', '500', '36', 'TS'],
  jaipur: ['Jaipur', 'Rajasthan', '302', '08', 'RJ'],
  kanpur: ['Kanpur', 'Uttar Pradesh', '208', '09', 'UP'],
  kochi: ['Kochi', 'Kerala', '682', '32', 'KL'],
  kolkata: ['Kolkata', 'West Bengal', '700', '19', 'WB'],
  ludhiana: ['Ludhiana', 'Punjab', '141', '03', 'PB'],
  mumbai: ['Mumbai', 'Maharashtra', '400', '27', 'MH'],
  patna: ['Patna', 'Bihar', '800', '10', 'BR'],
  pune: ['Pune', 'Maharashtra', '411', '27', 'MH'],
  ranchi: ['Ranchi', 'Jharkhand', '834', '20', 'JH'],
} as const satisfies Record<string, Place>;

const digits = (serial: number, length: number) => String(serial).padStart(length, '0');

export const rupees = (amount: number) => amount.toFixed(2);

export const nameOf = ({ firstName, lastName }: DemoAccount) => `${firstName} ${lastName}`;

export const phoneOf = ([, , pin]: Place, serial: number) => `98${pin}12${digits(serial, 3)}`;

export const pincodeOf = ([, , pin]: Place, serial: number) => `${pin}0${digits(serial, 2)}`;

/** Invented: the fourth letter says what its holder is, the fifth begins the holder's last name. */
export const panOf = (holder: 'P' | 'C' | 'F', name: string, serial: number) =>
  `ABC${holder}${name.charAt(0).toUpperCase()}${digits(4100 + serial * 7, 4)}K`;

/** Invented: no real one begins with 1. */
export const aadhaarOf = (serial: number) =>
  withAadhaarDigit(`1${digits(2030000000 + serial * 7919, 10)}`);

export function gstinOf([, , , state]: Place, pan: string) {
  const given = `${state}${pan}1Z`;
  const last = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((sign) => fitsGstin(given + sign));
  return given + last;
}

const banks = ['Chandrakosh Bank', 'Nidhira Gramin Bank', 'Shreyakosh Bank'];

/** The account that the creditor is to be paid on, in the fields of most forms. */
export const bankOf = (holder: string, serial: number) => ({
  bankName: banks[serial % banks.length] ?? '',
  accountNumber: `50${digits(1000200000 + serial * 104_729, 12)}`,
  ifscCode: `DEMO0${digits(1200 + serial * 13, 6)}`,
  accountHolderName: holder,
});

/** The rows that every form has, of somebody with nothing particular to tell. */
export const particularsOf = (
  { filedOn, place: [city] }: Pick<DemoCreditor, 'filedOn' | 'place'>,
  calendar: Calendar,
) => ({
  isSuitPending: 'no',
  isRelatedParty: 'no',
  verificationPlace: city,
  verificationDate: calendar.day(filedOn),
});
