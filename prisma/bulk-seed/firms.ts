import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Random } from './random';

type Words = [string, ...string[]];

const places: Words = [
  'Aravali',
  'Brahmani',
  'Coromandel',
  'Deccan',
  'Doaba',
  'Godavari',
  'Kaveri',
  'Konkan',
  'Malwa',
  'Narmada',
  'Nilgiri',
  'Sahyadri',
  'Satpura',
  'Sutlej',
  'Vindhya',
];
const trades: Words = [
  'Auto Parts',
  'Batteries',
  'Catering',
  'Cloud Hosting',
  'Fleet Services',
  'Fuels',
  'Insurance Broking',
  'Printers',
  'Security Services',
  'Telematics',
  'Tyres',
  'Uniforms',
];
const forms: Words = ['Private Limited', 'LLP', 'and Sons', 'Enterprises', 'Traders'];
const lenders: Words = ['Cooperative Bank', 'Finance Limited', 'Gramin Bank', 'Growth Fund'];
const unions: Words = ['Chalak Sangh', 'Drivers Federation', 'Shramik Union', 'Workers Congress'];

/** An invented name of a creditor that is no person; undefined for the forms that persons file. */
export function firmOf(type: CreditorType, random: Random) {
  const place = random.pick(places);
  if (type === 'form_b') return `${place} ${random.pick(trades)} ${random.pick(forms)}`;
  if (type === 'form_c' || type === 'form_ca')
    return `${place} Demonstration ${random.pick(lenders)}`;
  if (type === 'form_e') return `${place} ${random.pick(unions)}`;
  return undefined;
}
