import type { states } from './states';

/** Codes of number plates, codes of ISO 3166-2:IN, and former names. */
const otherNames: Readonly<Record<(typeof states)[number], string>> = {
  'Andaman and Nicobar Islands': 'AN, Andaman and Nicobar, Andaman, Andamans',
  'Andhra Pradesh': 'AP',
  'Arunachal Pradesh': 'AR',
  Assam: 'AS',
  Bihar: 'BR, BH',
  Chandigarh: 'CH',
  Chhattisgarh: 'CG, CT, Chattisgarh, Chhatisgarh',
  'Dadra and Nagar Haveli and Daman and Diu':
    'DH, DD, DN, Dadra and Nagar Haveli, Daman and Diu, Dadra Nagar Haveli, Daman Diu, DNH, DNHDD',
  Delhi: 'DL, New Delhi, NCT of Delhi, Delhi NCT, National Capital Territory of Delhi, NCT Delhi',
  Goa: 'GA',
  Gujarat: 'GJ, Gujrat',
  Haryana: 'HR',
  'Himachal Pradesh': 'HP',
  'Jammu and Kashmir': 'JK, Jammu Kashmir',
  Jharkhand: 'JH',
  Karnataka: 'KA',
  Kerala: 'KL',
  Ladakh: 'LA',
  Lakshadweep: 'LD',
  'Madhya Pradesh': 'MP',
  Maharashtra: 'MH',
  Manipur: 'MN',
  Meghalaya: 'ML',
  Mizoram: 'MZ',
  Nagaland: 'NL',
  Odisha: 'OD, OR, Orissa',
  Puducherry: 'PY, Pondicherry',
  Punjab: 'PB',
  Rajasthan: 'RJ',
  Sikkim: 'SK',
  'Tamil Nadu': 'TN, Tamilnadu',
  Telangana: 'TS, TG',
  Tripura: 'TR',
  'Uttar Pradesh': 'UP',
  Uttarakhand: 'UK, UA, Uttaranchal',
  'West Bengal': 'WB',
};

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]/g, '');

const byName = new Map(
  Object.entries(otherNames).flatMap(([state, names]) =>
    names.split(', ').map((name) => [bare(name), state] as const),
  ),
);

/** The state of a code or former name, "MH", "Orissa", "J&K", in any case; undefined for any other text. */
export const stateCalled = (text: string): string | undefined =>
  byName.get(bare(text)) ?? byName.get(bare(text.replace(/&/g, '')));
