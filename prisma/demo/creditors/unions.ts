import { talks } from '../conversations';
import { papersOf } from '../papers';
import {
  bankOf,
  type Course,
  type DemoAccount,
  type DemoCreditor,
  nameOf,
  type Place,
  particularsOf,
  pincodeOf,
  places,
  rupees,
} from './creditor';

interface Union extends Course, DemoAccount {
  organization: string;
  kind: 'trade_union' | 'employees_association' | 'workers_federation';
  designation: string;
  place: Place;
  street: string;
  categories: 'drivers' | 'mechanics' | 'operations_staff' | 'mixed_categories';
  months: number;
  members: number;
  /** Whom it files for, and what each is owed, in rupees. */
  employees: readonly (readonly [name: string, due: number])[];
}

function union(of: Union): DemoCreditor {
  const { firstName, lastName, language, place, organization, months, employees } = of;
  const account = { firstName, lastName, language };
  const inHindi = language === 'hi';
  return {
    ...of,
    account,
    type: 'form_e',
    papersOfForm: papersOf.form_e,
    values({ calendar, serial, phone, email }) {
      const [from, to] = [calendar.month(months, language), calendar.month(1, language)];
      const period = inHindi ? `${from} से ${to}` : `${from} to ${to}`;
      return {
        ...particularsOf(of, calendar),
        ...bankOf(organization, serial),
        organizationName: organization,
        organizationType: of.kind,
        registrationNumber: `TU/${place[0].slice(0, 2).toUpperCase()}/2015/${2100 + serial * 3}`,
        registrationDate: calendar.day(-4000),
        organizationAddress: of.street,
        organizationCity: place[0],
        organizationState: place[1],
        organizationPincode: pincodeOf(place, serial),
        representativeName: nameOf(account),
        representativeDesignation: of.designation,
        representativeEmail: email,
        representativePhone: phone,
        representativeAddress: `${of.street}, ${place[0]}`,
        authorizationDocument: 'union_authorization',
        authorizationDate: calendar.day(4),
        authorizationValidUpto: calendar.day(734),
        totalEmployeesRepresented: String(employees.length),
        employeeCategories: of.categories,
        membershipStrength: String(of.members),
        recognitionStatus: 'registered',
        claimAmount: rupees(employees.reduce((sum, [, due]) => sum + due, 0)),
        natureOfClaim: 'salary_dues',
        claimPeriod: period,
        claimDescription: inHindi
          ? `${employees.length} कर्मचारियों का ${months} महीने का वेतन, जैसा हर एक के लिए बताया गया है।`
          : `Salary of ${employees.length} employees for ${months} months, as set out for each of them.`,
        individualClaimDetails: inHindi
          ? 'हर कर्मचारी का वेतन, अंतिम वेतन पर्ची के अनुसार।'
          : 'The wage of each as on the last pay slip, month by month.',
        employeeDetails: employees.map(([employeeName, due], at) => ({
          serialNo: String(at + 1),
          employeeName,
          identificationNumber: `DHR-${2000 + serial * 40 + at}`,
          totalAmountDue: rupees(due),
          periodDue: period,
        })),
        debtIncurredDetails: inHindi
          ? `${from} से हर महीने की 7 तारीख को वेतन देय हुआ।`
          : `Wages fell due on the 7th of each month from ${from}.`,
      };
    },
  };
}

/** Unions and associations that file for those who worked for the corporate debtor. */
export const unions: DemoCreditor[] = [
  union({
    organization: 'Dhruvtara Chalak Sangh',
    kind: 'trade_union',
    designation: 'General Secretary',
    firstName: 'Vitthal',
    lastName: 'Shinde',
    language: 'hi',
    place: places.pune,
    street: 'श्रमिक भवन, शिवाजी नगर',
    categories: 'drivers',
    months: 3,
    members: 214,
    employees: [
      ['गणेश पवार', 61_500],
      ['सलीम शेख़', 58_200],
      ['मनोज जाधव', 64_350],
      ['राजू कांबळे', 59_400],
    ],
    filedOn: 36,
    status: 'under_review',
    assignee: 'ravi',
    papers: 3,
    determination: 'proposed',
  }),
  union({
    organization: 'Dhruvtara Cabs Drivers Union, Hyderabad',
    kind: 'trade_union',
    designation: 'President',
    firstName: 'Mohammed',
    lastName: 'Yusuf',
    language: 'en',
    place: places.hyderabad,
    street: '2-4-118 Ramgopalpet',
    categories: 'drivers',
    months: 2,
    members: 96,
    employees: [
      ['Syed Irfan', 41_800],
      ['B. Narsimha', 39_600],
      ['Venkat Rao', 43_200],
    ],
    filedOn: 16,
    status: 'approved',
    assignee: 'kavita',
    papers: 3,
    talk: talks.whenPaid,
  }),
  union({
    organization: 'Dhruvtara Mechanics Association',
    kind: 'employees_association',
    designation: 'Secretary',
    firstName: 'Paramjit',
    lastName: 'Dhillon',
    language: 'en',
    place: places.delhi,
    street: '41 Okhla Phase 2',
    categories: 'mechanics',
    months: 3,
    members: 48,
    employees: [
      ['Satnam Singh', 78_000],
      ['Rakesh Kumar', 74_400],
      ['Dharampal', 76_200],
      ['Ajay Saini', 69_900],
      ['Naresh Pal', 72_600],
    ],
    filedOn: 42,
    status: 'info_required',
    assignee: 'ravi',
    papers: 2,
    note: 'Please add the authorisation signed by each employee.',
    talk: talks.authorisation,
  }),
  union({
    organization: 'Dhruvtara Karmachari Sabha',
    kind: 'employees_association',
    designation: 'Secretary',
    firstName: 'Ritu',
    lastName: 'Saxena',
    language: 'en',
    place: places.kanpur,
    street: '15 Civil Lines',
    categories: 'operations_staff',
    months: 2,
    members: 31,
    employees: [
      ['Pankaj Misra', 52_000],
      ['Neelam Dixit', 48_600],
    ],
    filedOn: 21,
    status: 'rejected',
    papers: 2,
    note: 'Both employees filed for themselves; their claims are dealt with there.',
  }),
  union({
    organization: 'Poorvi Dhruvtara Shramik Mahasangh',
    kind: 'workers_federation',
    designation: 'Convener',
    firstName: 'Bikash',
    lastName: 'Mahato',
    language: 'hi',
    place: places.ranchi,
    street: 'मेन रोड, डोरंडा',
    categories: 'mixed_categories',
    months: 4,
    members: 127,
    employees: [
      ['संजय उराँव', 72_800],
      ['लखन महतो', 69_600],
      ['सुमित्रा देवी', 50_400],
    ],
    filedOn: 56,
    status: 'submitted',
    assignee: 'kavita',
    papers: 2,
  }),
];
