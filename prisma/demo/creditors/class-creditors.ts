import { papersOf } from '../papers';
import {
  bankOf,
  type Course,
  type DemoAccount,
  type DemoCreditor,
  type Place,
  particularsOf,
  pincodeOf,
  places,
  rupees,
} from './creditor';

interface ClassCreditor extends Course, DemoAccount {
  institution: string;
  kind: 'cooperative_bank' | 'mutual_fund' | 'pension_fund' | 'insurance' | 'nbfc';
  license: string;
  place: Place;
  street: string;
  /** How many debentures of ₹1,000 each, and the interest on them in rupees. */
  debentures: number;
  interest: number;
}

function classCreditor(of: ClassCreditor): DemoCreditor {
  const { firstName, lastName, language, place, institution, debentures, interest } = of;
  const principal = debentures * 1_000;
  return {
    ...of,
    account: { firstName, lastName, language },
    type: 'form_ca',
    papersOfForm: papersOf.form_ca,
    values: ({ calendar, serial, phone, email }) => ({
      ...particularsOf(of, calendar),
      ...bankOf(institution, serial),
      institutionName: institution,
      institutionType: of.kind,
      licenseNumber: of.license,
      registeredOfficeAddress: `${of.street}, ${place[0]}, ${place[1]} ${pincodeOf(place, serial)}`,
      contactEmail: email,
      contactPhone: phone,
      claimAmount: rupees(principal + interest),
      claimDescription: `${debentures.toLocaleString('en-IN')} debentures of ₹1,000 each of the series of ${calendar.said(-1800, 'en')}, with interest.`,
      debtDetails: `Principal of ₹${principal.toLocaleString('en-IN')} and interest of ₹${interest.toLocaleString('en-IN')}, unpaid since ${calendar.said(-180, 'en')}.`,
      mutualDealings: 'None.',
      securityDetails: 'Pari passu charge over the receivables of the corporate debtor.',
      securityValue: rupees(Math.floor(principal * 0.6)),
      securityDate: calendar.day(-1800),
      authorizedRepresentativeName: 'Hetal Desai',
      authorizedRepresentativeIP: 'Leela Subramanian',
      documentsDescription: 'Debenture certificates, trust deed and statement of holdings.',
      isRelatedParty: 'no',
      isEligibleForVoting: 'yes',
    }),
  };
}

/** The class as the case of the demonstration names it. */
export const demoClass = {
  number: 1,
  name: 'Holders of debentures of ₹1,000',
  representative: 'Leela Subramanian',
};

/** Holders of the corporate debtor's debentures, who stand together in a class. */
export const classCreditors: DemoCreditor[] = [
  classCreditor({
    institution: 'Narmadeshwari Cooperative Bank Limited',
    kind: 'cooperative_bank',
    license: 'UCB-GJ-2345',
    firstName: 'Jignesh',
    lastName: 'Vyas',
    language: 'en',
    place: places.ahmedabad,
    street: '11 Navrangpura Chambers',
    debentures: 12_500,
    interest: 8_43_750,
    filedOn: 38,
    status: 'under_review',
    assignee: 'ravi',
    papers: 3,
    determination: 'confirmed',
    found: { classNumber: demoClass.number },
  }),
  classCreditor({
    institution: 'Dhanyaka Mutual Fund',
    kind: 'mutual_fund',
    license: 'MF/061/14/02',
    firstName: 'Aditi',
    lastName: 'Kulkarni',
    language: 'en',
    place: places.mumbai,
    street: '9th Floor, Dhanyaka Centre, Lower Parel',
    debentures: 40_000,
    interest: 27_00_000,
    filedOn: 17,
    status: 'approved',
    assignee: 'ravi',
    papers: 3,
  }),
  classCreditor({
    institution: 'Suraksha Kosha Pension Fund',
    kind: 'pension_fund',
    license: 'PFM/2016/009',
    firstName: 'George',
    lastName: 'Varghese',
    language: 'en',
    place: places.kochi,
    street: '5 Marine View Towers',
    debentures: 22_000,
    interest: 14_85_000,
    filedOn: 46,
    status: 'info_required',
    assignee: 'kavita',
    papers: 1,
    note: 'Please add the statement of holdings as on the commencement date.',
  }),
  classCreditor({
    institution: 'Jeevanika General Insurance Limited',
    kind: 'insurance',
    license: 'IRDAN-188',
    firstName: 'Farida',
    lastName: 'Contractor',
    language: 'en',
    place: places.mumbai,
    street: '4 Horniman Court',
    debentures: 6_000,
    interest: 4_05_000,
    filedOn: 24,
    status: 'rejected',
    papers: 2,
    note: 'These debentures were sold before the commencement date; the register names their present holder.',
  }),
  classCreditor({
    institution: 'Sampadika Holdings Limited',
    kind: 'nbfc',
    license: 'N-14.01877',
    firstName: 'Rohit',
    lastName: 'Bansal',
    language: 'en',
    place: places.dehradun,
    street: '20 Rajpur Road',
    debentures: 3_200,
    interest: 2_16_000,
    filedOn: 57,
    status: 'submitted',
    papers: 2,
  }),
];
