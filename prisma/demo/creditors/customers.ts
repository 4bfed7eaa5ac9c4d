import type { DemoLanguage } from '../calendar';
import { talks } from '../conversations';
import { papersOf } from '../papers';
import {
  aadhaarOf,
  bankOf,
  type Course,
  type DemoAccount,
  type DemoCreditor,
  nameOf,
  type Place,
  panOf,
  particularsOf,
  pincodeOf,
  places,
  rupees,
} from './creditor';

interface Customer extends Course, DemoAccount {
  place: Place;
  street: string;
  relationship: 'regular_customer' | 'premium_customer' | 'occasional_user';
  /** What is left in the wallet, and what a cancelled booking, a pass or a deposit is worth, in rupees. */
  wallet?: number;
  refund?: number;
  advance?: number;
  deposit?: number;
  /** What its numbers are told from, where another claim has the same. */
  numbers?: number;
}

const natures = [
  ['refund', 'refund_due'],
  ['advance', 'advance_payment'],
  ['deposit', 'security_deposit'],
  ['wallet', 'wallet_balance'],
] as const;

const told: Record<
  DemoLanguage,
  Record<(typeof natures)[number][0], (amount: string) => string>
> = {
  en: {
    wallet: (amount) => `₹${amount} left in the wallet`,
    refund: (amount) => `₹${amount} for a booking that was cancelled and never refunded`,
    advance: (amount) => `₹${amount} paid ahead for a monthly pass that could not be used`,
    deposit: (amount) => `₹${amount} deposited for a car on long hire`,
  },
  hi: {
    wallet: (amount) => `वॉलेट में बचे ₹${amount}`,
    refund: (amount) => `रद्द हुई बुकिंग के ₹${amount}, जो वापस नहीं मिले`,
    advance: (amount) => `महीने के पास के लिए पहले से दिए ₹${amount}`,
    deposit: (amount) => `लंबे किराये की गाड़ी के लिए जमा ₹${amount}`,
  },
};

function customer(of: Customer): DemoCreditor {
  const { firstName, lastName, language, place } = of;
  const account = { firstName, lastName, language };
  const name = nameOf(account);
  const heads = natures.filter(([head]) => of[head]);
  const total = heads.reduce((sum, [head]) => sum + (of[head] ?? 0), 0);
  return {
    ...of,
    account,
    type: 'form_f',
    papersOfForm: papersOf.form_f,
    values({ calendar, serial, phone, email }) {
      const { numbers = serial } = of;
      const { accountNumber: bankAccountNumber, ...bank } = bankOf(name, numbers);
      const parts = heads.map(([head]) =>
        told[language][head]((of[head] ?? 0).toLocaleString('en-IN')),
      );
      return {
        ...particularsOf(of, calendar),
        ...bank,
        bankAccountNumber,
        fullName: name,
        email,
        phone,
        panNumber: panOf('P', lastName, numbers),
        aadhaarNumber: aadhaarOf(numbers),
        address: of.street,
        city: place[0],
        state: place[1],
        pincode: pincodeOf(place, serial),
        customerType: 'individual_customer',
        relationshipWithDebtor: of.relationship,
        accountNumber: `CUST-${704_100 + numbers * 37}`,
        registrationDate: calendar.day(-900 - serial * 11),
        claimAmount: rupees(total),
        natureOfClaim: heads[0]?.[1] ?? 'wallet_balance',
        claimDescription: `${parts.join(language === 'hi' ? ', ' : '; ')}${language === 'hi' ? '।' : '.'}`,
        transactionDetails:
          language === 'hi'
            ? `${calendar.said(-38, 'hi')} को दिया, बुकिंग BK-${90_100 + serial * 13}.`
            : `Paid on ${calendar.said(-38, 'en')}, booking BK-${90_100 + serial * 13}.`,
        lastTransactionDate: calendar.day(-21),
        walletBalance: rupees(of.wallet ?? 0),
        advancePayment: rupees(of.advance ?? 0),
        securityDeposit: rupees(of.deposit ?? 0),
        refundAmount: rupees(of.refund ?? 0),
        otherAmount: '0',
      };
    },
  };
}

const priya = {
  firstName: 'Priya',
  lastName: 'Mathew',
  language: 'en',
  place: places.kochi,
  street: 'Flat 3B, Backwater Residency, Kaloor',
  relationship: 'regular_customer',
  wallet: 1_240,
  refund: 2_160,
  numbers: 101,
} as const;

/** People who rode with the corporate debtor. One filed twice and took one claim back. */
export const customers: DemoCreditor[] = [
  customer({
    ...priya,
    filedOn: 20,
    status: 'under_review',
    assignee: 'ravi',
    papers: 2,
    determination: 'returned',
  }),
  customer({
    ...priya,
    filedOn: 21,
    status: 'under_review',
    assignee: 'ravi',
    papers: 1,
    withdrawal: 'I have filed this claim twice by mistake. Please consider the other one.',
  }),
  customer({
    firstName: 'Rohan',
    lastName: 'Deshmukh',
    language: 'en',
    place: places.pune,
    street: '12 Rutuparna Society, Aundh',
    relationship: 'premium_customer',
    advance: 5_999,
    wallet: 840,
    filedOn: 15,
    status: 'approved',
    assignee: 'ravi',
    papers: 2,
    talk: talks.whenPaid,
  }),
  customer({
    firstName: 'Meenakshi',
    lastName: 'Iyengar',
    language: 'en',
    place: places.bengaluru,
    street: '47 Second Main, Jayanagar',
    relationship: 'premium_customer',
    deposit: 25_000,
    refund: 3_200,
    filedOn: 44,
    status: 'info_required',
    assignee: 'kavita',
    papers: 1,
    note: 'Please add the receipt of the deposit.',
    talk: talks.depositReceipt,
  }),
  customer({
    firstName: 'Imran',
    lastName: 'Shaikh',
    language: 'hi',
    place: places.mumbai,
    street: 'कमरा 14, शांति चाल, कुर्ला',
    relationship: 'regular_customer',
    wallet: 620,
    filedOn: 24,
    status: 'rejected',
    assignee: 'kavita',
    papers: 2,
    note: 'The wallet was paid out before the commencement date.',
    talk: talks.walletPaidOut,
  }),
  customer({
    firstName: 'Anjali',
    lastName: 'Verma',
    language: 'hi',
    place: places.jaipur,
    street: 'मकान 72, मालवीय नगर',
    relationship: 'regular_customer',
    refund: 1_860,
    wallet: 450,
    numbers: 102,
    filedOn: 58,
    status: 'submitted',
    assignee: 'ravi',
    papers: 1,
  }),
  customer({
    firstName: 'Suresh',
    lastName: 'Choudhary',
    language: 'en',
    place: places.jaipur,
    street: '5 Vaishali Enclave',
    relationship: 'occasional_user',
    // The Aadhaar number and the account of the one before.
    refund: 745,
    numbers: 102,
    filedOn: 53,
    status: 'submitted',
    papers: 0,
  }),
  customer({
    firstName: 'Nandini',
    lastName: 'Banerjee',
    language: 'en',
    place: places.kolkata,
    street: '18A Lake View Road',
    relationship: 'regular_customer',
    advance: 3_499,
    refund: 1_120,
    filedOn: 31,
    status: 'under_review',
    assignee: 'kavita',
    papers: 2,
    determination: 'proposed',
  }),
  customer({
    firstName: 'Arvind',
    lastName: 'Reddy',
    language: 'en',
    place: places.hyderabad,
    street: 'Plot 88, Kavuri Hills',
    relationship: 'premium_customer',
    deposit: 40_000,
    filedOn: 27,
    status: 'approved',
    assignee: 'kavita',
    papers: 2,
  }),
  customer({
    firstName: 'Shabana',
    lastName: 'Parveen',
    language: 'hi',
    place: places.patna,
    street: 'मकान 4, फुलवारी शरीफ़',
    relationship: 'occasional_user',
    refund: 980,
    filedOn: 39,
    status: 'under_review',
    assignee: 'ravi',
    papers: 2,
  }),
  customer({
    firstName: 'Harsh',
    lastName: 'Trivedi',
    language: 'en',
    place: places.ahmedabad,
    street: '301 Sarthak Heights, Bopal',
    relationship: 'regular_customer',
    wallet: 2_310,
    advance: 1_999,
    filedOn: 56,
    status: 'submitted',
    papers: 2,
  }),
];
