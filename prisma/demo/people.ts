import type { Role } from '@/lib/access/role';
import type { Language } from '@/lib/i18n/language';
import logins from '../demo-logins.json';
import { demoClaimants } from './claims';

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

const professional = (
  firstName: string,
  lastName: string,
  phone: string,
  serial: string,
): DemoPerson => ({
  email: `${firstName}.${lastName}@example.in`.toLowerCase(),
  firstName,
  lastName,
  phone,
  language: 'en',
  role: 'ip_case_manager',
  licenseNumber: `IBBI/IPA-001/IP-P0${serial}/2021-2022/1${serial}`,
  organization: 'Saakshya Resolution Services LLP',
});

const withLogin = logins
  .filter(({ role }) => role !== 'claimant')
  .map(({ name, email, role }, index): DemoPerson => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const phone = `98100120${11 + index}`;
    return {
      ...professional(firstName, lastName, phone, `000${index + 1}`),
      role: role as Role,
      email,
    };
  });

/** The people of the demonstration: professionals first, then those who filed its claims. */
export const demoPeople: DemoPerson[] = [
  ...withLogin,
  professional('Kavita', 'Rao', '9810012020', '0010'),
  {
    ...professional('Arjun', 'Nair', '9810012021', '0011'),
    licenseNumber: 'applied for',
    status: 'pending',
  },
  ...demoClaimants.map((person): DemoPerson => ({ ...person, role: 'claimant' })),
];
