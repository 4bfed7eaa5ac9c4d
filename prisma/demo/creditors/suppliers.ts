import type { Calendar } from '../calendar';
import { talks } from '../conversations';
import { papersOf } from '../papers';
import {
  aadhaarOf,
  bankOf,
  type Course,
  type DemoAccount,
  type DemoCreditor,
  gstinOf,
  nameOf,
  type Place,
  panOf,
  particularsOf,
  pincodeOf,
  places,
  rupees,
} from './creditor';

interface Supplier extends Course, DemoAccount {
  firm: string;
  designation: string;
  place: Place;
  street: string;
  nature: 'goods_supplied' | 'services_rendered' | 'maintenance_contract' | 'rental_lease';
  /** What was supplied, and for how many months it was not paid. */
  supplied: string;
  months: number;
  /** In rupees, in all. */
  due: number;
  /** How many invoices the form lists, of the same amount each. */
  invoices?: number;
}

function supplier(of: Supplier): DemoCreditor {
  const { firstName, lastName, language, place, firm, months } = of;
  const account = { firstName, lastName, language };
  return {
    ...of,
    account,
    type: 'form_b',
    papersOfForm: papersOf.form_b,
    values: ({ calendar, serial, phone, email }) => ({
      ...particularsOf(of, calendar),
      ...bankOf(firm, serial),
      companyName: firm,
      companyRegistrationNumber: firm.endsWith('LLP')
        ? `AAD-${7100 + serial * 9}`
        : `U${45_200 + serial}${place[4]}${2008 + (serial % 9)}PTC${180_200 + serial * 61}`,
      gstin: gstinOf(place, panOf(firm.endsWith('LLP') ? 'F' : 'C', firm, serial)),
      companyAddress: of.street,
      companyCity: place[0],
      companyState: place[1],
      companyPincode: pincodeOf(place, serial),
      representativeName: nameOf(account),
      representativeDesignation: of.designation,
      representativeEmail: email,
      representativePhone: phone,
      representativePan: panOf('P', lastName, serial),
      representativeAadhaar: aadhaarOf(serial),
      claimAmount: rupees(of.due),
      ...(of.invoices && { invoices: invoicesOf(of.due, of.invoices, calendar) }),
      natureOfClaim: of.nature,
      servicesPeriod: `${calendar.month(months, 'en')} to ${calendar.month(1, 'en')}`,
      outstandingSince: calendar.day(-30 * months),
      claimDescription: `${of.supplied}, ${calendar.month(months, 'en')} to ${calendar.month(1, 'en')}; ${2 * months} invoices remain unpaid.`,
    }),
  };
}

/** Invoices of one amount, a week between two of them, the last a month before the commencement. */
const invoicesOf = (due: number, count: number, calendar: Calendar) =>
  Array.from({ length: count }, (_, at) => ({
    serialNo: String(at + 1),
    invoiceNumber: `CT/${String(at + 181).padStart(4, '0')}`,
    invoiceDate: calendar.day(-30 - 7 * (count - 1 - at)),
    invoiceAmount: rupees(due / count),
    amountDue: rupees(due / count),
    interestDue: '',
  }));

/** Firms that supplied and served the corporate debtor. */
export const suppliers: DemoCreditor[] = [
  supplier({
    firm: 'Tejaswat Auto Parts Private Limited',
    firstName: 'Nikhil',
    lastName: 'Bapat',
    language: 'en',
    designation: 'Director',
    place: places.pune,
    street: 'Plot 21, Sector 7, Bhosari Industrial Area',
    nature: 'goods_supplied',
    supplied: 'Brake pads, clutch plates and filters for the fleet',
    months: 5,
    due: 18_42_500,
    filedOn: 29,
    status: 'info_required',
    assignee: 'ravi',
    papers: 2,
    note: 'Please say which invoices the part payment was set off against.',
    edit: (calendar) => ({
      claimAmount: rupees(17_22_500),
      claimDescription: `Brake pads, clutch plates and filters for the fleet; 10 invoices, less the part payment of ${calendar.said(-41, 'en')}.`,
    }),
    talk: talks.partPayment,
  }),
  supplier({
    firm: 'Meghavat Cloud Hosting Private Limited',
    firstName: 'Sneha',
    lastName: 'Rao',
    language: 'en',
    designation: 'Finance Manager',
    place: places.bengaluru,
    street: '4th Floor, Ananta Towers, Outer Ring Road',
    nature: 'services_rendered',
    supplied: 'Servers and storage of the booking platform',
    months: 4,
    due: 64_80_000,
    filedOn: 13,
    status: 'approved',
    assignee: 'ravi',
    papers: 3,
    talk: talks.whenPaid,
  }),
  supplier({
    firm: 'Chakradhi Tyres LLP',
    firstName: 'Harpreet',
    lastName: 'Kaur',
    language: 'en',
    designation: 'Partner',
    place: places.ludhiana,
    street: 'Shop 12, Transport Nagar',
    nature: 'goods_supplied',
    supplied: 'Tyres and tubes for 140 cars',
    months: 3,
    due: 9_36_000,
    invoices: 12,
    filedOn: 34,
    status: 'under_review',
    assignee: 'ravi',
    papers: 3,
    determination: 'confirmed',
    found: { rows: { 3: 'paid_already', 7: 'time_barred', 12: 'open' } },
  }),
  supplier({
    firm: 'Rakshavan Security Services Private Limited',
    firstName: 'Vikram',
    lastName: 'Shekhawat',
    language: 'en',
    designation: 'Managing Director',
    place: places.jaipur,
    street: '9 Sahakar Marg',
    nature: 'services_rendered',
    supplied: 'Guards for three depots',
    months: 6,
    due: 11_52_000,
    filedOn: 23,
    status: 'rejected',
    assignee: 'kavita',
    papers: 2,
    note: 'The invoices were paid before the commencement date; the books show the transfers.',
    talk: talks.transferFound,
  }),
  supplier({
    firm: 'Urjamitra Fuels LLP',
    firstName: 'Mahipal',
    lastName: 'Solanki',
    language: 'hi',
    designation: 'Partner',
    place: places.jaipur,
    street: 'Tonk Road, beside the bus stand',
    nature: 'goods_supplied',
    supplied: 'Diesel and CNG on credit',
    months: 2,
    due: 27_45_800,
    filedOn: 54,
    status: 'submitted',
    papers: 2,
  }),
  supplier({
    firm: 'Sanketa Telematics Private Limited',
    firstName: 'Deepa',
    lastName: 'Krishnan',
    language: 'en',
    designation: 'Head of Accounts',
    place: places.chennai,
    street: 'Unit 5, Guindy Estate',
    nature: 'maintenance_contract',
    supplied: 'Trackers in 600 cars and their upkeep',
    months: 4,
    due: 14_16_000,
    filedOn: 40,
    status: 'under_review',
    assignee: 'ravi',
    papers: 3,
    talk: talks.trackers,
  }),
  supplier({
    firm: 'Swachhika Car Care LLP',
    firstName: 'Anil',
    lastName: 'Thakur',
    language: 'hi',
    designation: 'Partner',
    place: places.delhi,
    street: 'Khasra 88, Kapashera',
    nature: 'services_rendered',
    supplied: 'Washing and cleaning of cars at the Delhi depot',
    months: 3,
    due: 2_88_000,
    filedOn: 59,
    status: 'submitted',
    assignee: 'kavita',
    papers: 0,
  }),
  supplier({
    firm: 'Bhumika Realty Private Limited',
    firstName: 'Rukmini',
    lastName: 'Sen',
    language: 'en',
    designation: 'Director',
    place: places.kolkata,
    street: '33 Camac Chambers',
    nature: 'rental_lease',
    supplied: 'Rent of the Kolkata depot and office',
    months: 4,
    due: 22_00_000,
    filedOn: 18,
    status: 'approved',
    assignee: 'kavita',
    papers: 2,
  }),
];
