import type { Role } from '@/lib/access/role';
import type { Language } from '@/lib/i18n/language';
import logins from '../demo-logins.json';

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  phone: string;
  language?: Language;
  status?: 'pending';
  licenseNumber?: string;
  organization?: string;
}

const claimant = (
  firstName: string,
  lastName: string,
  phone: string,
  language: Language = 'en',
): DemoPerson => ({
  email: `${firstName}.${lastName}@example.in`.toLowerCase(),
  firstName,
  lastName,
  role: 'claimant',
  phone,
  language,
});

const professional = (
  firstName: string,
  lastName: string,
  phone: string,
  serial: string,
): DemoPerson => ({
  ...claimant(firstName, lastName, phone),
  role: 'ip_case_manager',
  licenseNumber: `IBBI/IPA-001/IP-P0${serial}/2021-2022/1${serial}`,
  organization: 'Saakshya Resolution Services LLP',
});

const main = logins.map(({ name, email, role }, index): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const phone = `98100120${10 + index}`;
  return role === 'claimant'
    ? claimant(firstName, lastName, phone)
    : { ...professional(firstName, lastName, phone, `000${index}`), role: role as Role, email };
});

/** The people of the demonstration: those with a login first, in the order of demo-logins.json. */
export const demoPeople: DemoPerson[] = [
  ...main,
  professional('Kavita', 'Rao', '9810012020', '0010'),
  {
    ...professional('Arjun', 'Nair', '9810012021', '0011'),
    licenseNumber: 'applied for',
    status: 'pending',
  },
  claimant('Ramesh', 'Yadav', '9911012345', 'hi'),
  claimant('Salma', 'Khatoon', '9911012346', 'hi'),
  claimant('Gurpreet', 'Singh', '9911012347'),
  claimant('Lakshmi', 'Narayanan', '9911012348'),
  claimant('Farhan', 'Qureshi', '9911012349'),
  claimant('Sunita', 'Kumari', '9911012350', 'hi'),
  claimant('Joseph', 'Fernandes', '9911012351'),
  claimant('Bhavna', 'Patel', '9911012352'),
  claimant('Tenzin', 'Dolma', '9911012353'),
];
