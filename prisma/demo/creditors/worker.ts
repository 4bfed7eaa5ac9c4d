import type { DemoLanguage } from '../calendar';
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
  rupees,
} from './creditor';

interface Worker extends Course, DemoAccount {
  place: Place;
  father: string;
  born: string;
  gender: 'female' | 'male';
  maritalStatus: 'married' | 'single' | 'widowed';
  work:
    | 'driver'
    | 'mechanic'
    | 'cleaner'
    | 'supervisor'
    | 'admin_staff'
    | 'operations_staff'
    | 'customer_service';
  street: string;
  /** Years of service until the last working day. */
  years: number;
  /** A month's wage, for how many months it is due, and what else is, in rupees. */
  wage: number;
  months: number;
  overtime?: number;
  bonus?: number;
  /** In whose name the account is, where it is somebody else's. */
  holder?: string;
}

const text: Record<
  DemoLanguage,
  (months: number, from: string, to: string, more: string[]) => string
> = {
  en: (months, from, to, more) =>
    `Salary of ${months} months, ${from} to ${to}${more.map((one) => `, ${one}`).join('')}, was not paid.`,
  hi: (months, from, to, more) =>
    `${from} से ${to} तक, ${months} महीने का वेतन${more.map((one) => `, ${one}`).join('')} नहीं मिला।`,
};
const also = {
  en: { overtime: 'overtime', bonus: 'the yearly bonus', gratuity: 'gratuity', to: 'to' },
  hi: { overtime: 'ओवरटाइम', bonus: 'साल का बोनस', gratuity: 'ग्रेच्युटी', to: 'से' },
};

/** Gratuity after five years: fifteen days' wage of twenty-six for each. */
const gratuityOf = ({ wage, years }: Pick<Worker, 'wage' | 'years'>) =>
  years >= 5 ? Math.floor((wage * 15 * Math.floor(years)) / 26) : 0;

/** A worker of the corporate debtor and their claim: wages, and what else is due to them. */
export function worker(of: Worker): DemoCreditor {
  const { firstName, lastName, language, place, overtime = 0, bonus = 0, wage, months } = of;
  const account = { firstName, lastName, language };
  const name = nameOf(account);
  const gratuity = gratuityOf(of);
  const words = also[language];
  return {
    ...of,
    account,
    type: 'form_d',
    papersOfForm: papersOf.form_d,
    values({ calendar, serial, phone, email }) {
      const [from, to] = [calendar.month(months, language), calendar.month(1, language)];
      const more = [
        ...(overtime ? [words.overtime] : []),
        ...(bonus ? [words.bonus] : []),
        ...(gratuity ? [words.gratuity] : []),
      ];
      return {
        ...particularsOf(of, calendar),
        ...bankOf(of.holder ?? name, serial),
        fullName: name,
        fatherName: of.father,
        dateOfBirth: of.born,
        gender: of.gender,
        maritalStatus: of.maritalStatus,
        nationality: language === 'hi' ? 'भारतीय' : 'Indian',
        email,
        phone,
        currentAddress: of.street,
        currentCity: place[0],
        currentState: place[1],
        currentPincode: pincodeOf(place, serial),
        panNumber: panOf('P', lastName, serial),
        aadhaarNumber: aadhaarOf(serial),
        ...(of.work === 'driver' && {
          drivingLicenseNumber: `${place[4]}01 2014${String(31_000 + serial * 61).padStart(7, '0')}`,
        }),
        employeeId: `DHR-${4100 + serial * 17}`,
        joiningDate: calendar.day(-Math.round(of.years * 365.25) - 10),
        lastWorkingDate: calendar.day(-10),
        designation: of.work,
        workLocation: language === 'hi' ? `${place[0]} डिपो` : `${place[0]} depot`,
        employmentType: of.years < 2 ? 'contract' : 'permanent',
        workerKind: 'workman',
        claimAmount: rupees(wage * months + overtime + bonus + gratuity),
        natureOfClaim: 'salary_dues',
        claimDescription: text[language](months, from, to, more),
        salaryDueMonths: language === 'hi' ? `${from} से ${to}` : `${from} to ${to}`,
        lastSalaryDate: calendar.day(-30 * months - 24),
        overtimeAmount: rupees(overtime),
        bonusAmount: rupees(bonus),
        gratuityAmount: rupees(gratuity),
        pfAmount: '0',
        esiAmount: '0',
      };
    },
  };
}
