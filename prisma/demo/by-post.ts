import type { EnteredBody } from '@/lib/claims/records/schema';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import type { ReviewStatus } from '@/lib/reference/claim-status';
import { calendarOf } from './calendar';
import { type DemoCreditor, phoneOf, places } from './creditors/creditor';
import { worker } from './creditors/worker';

/** Two creditors who sent their claims on paper and have no e-mail address: what they are told goes by post. */
const creditors: DemoCreditor[] = [
  worker({
    firstName: 'Kamla',
    lastName: 'Bai',
    language: 'hi',
    place: places.jaipur,
    father: 'मोहन लाल',
    born: '1979-06-14',
    gender: 'female',
    maritalStatus: 'widowed',
    work: 'cleaner',
    street: 'मकान 31, आदर्श नगर',
    years: 6.1,
    wage: 11_800,
    months: 3,
    filedOn: 18,
    status: 'approved',
    papers: 0,
  }),
  worker({
    firstName: 'Ram',
    lastName: 'Avtar',
    language: 'en',
    place: places.kanpur,
    father: 'Ganga Prasad',
    born: '1968-01-20',
    gender: 'male',
    maritalStatus: 'married',
    work: 'mechanic',
    street: '7 Lal Bangla',
    years: 9.5,
    wage: 19_400,
    months: 2,
    filedOn: 29,
    status: 'rejected',
    note: 'The register of wages shows both months as paid in cash, with a signature.',
    papers: 0,
  }),
];

const firstSerial = 90;

/** Their claims as a professional enters them, and what became of each. */
export function claimsByPost(commencement: Date) {
  const calendar = calendarOf(commencement);
  return creditors.map(({ type, values, filedOn, status, note, place }, at) => {
    const serial = firstSerial + at;
    const claimData: ClaimValues = values({
      calendar,
      serial,
      phone: phoneOf(place, serial),
      email: '',
    });
    const body: EnteredBody = {
      creditorType: type,
      claimData,
      receivedOn: calendar.day(filedOn),
      receivedBy: 'post',
      beforeCommencement: false,
      evenIfSame: false,
    };
    return { body, status: status as ReviewStatus, reviewNote: note ?? null };
  });
}
