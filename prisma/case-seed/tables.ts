import { firstNames, lastNames } from '@/prisma/bulk-seed/names';
import { randomFrom } from '@/prisma/bulk-seed/random';

const day = 24 * 60 * 60_000;
const months = ['December 2023', 'January 2024', 'February 2024', 'March 2024'];

/** The employees that a union claims for, up to sixty; of ten unions one has all sixty. Amounts are shares, scaled afterwards. */
export function employeesOf(index: number) {
  const random = randomFrom(index * 3 + 7);
  const count = random.whole(1, 10) === 1 ? 60 : random.whole(4, 24);
  return Array.from({ length: count }, (_, at) => ({
    serialNo: String(at + 1),
    employeeName: `${random.pick(firstNames)[0]} ${random.pick(lastNames)[0]}`,
    identificationNumber: 'W0000000000',
    totalAmountDue: `${random.whole(40, 140)}000.00`,
    periodDue: `${months[at % 2]} to ${months[3]}`,
  }));
}

/** The invoices of a supplier, up to forty; of eight suppliers one has all forty. */
export function invoicesOf(index: number) {
  const random = randomFrom(index * 3 + 8);
  const count = random.whole(1, 8) === 1 ? 40 : random.whole(2, 14);
  const first = Date.UTC(2023, 6, 3);
  return Array.from({ length: count }, (_, at) => ({
    serialNo: String(at + 1),
    invoiceNumber: `INV/${(index % 900) + 100}/${String(at + 1).padStart(3, '0')}`,
    invoiceDate: new Date(first + at * 6 * day).toISOString().slice(0, 10),
    amountDue: `${random.whole(20, 90)}000.00`,
    interestDue: at % 3 === 0 ? `${random.whole(1, 5)}000.00` : '',
  }));
}
